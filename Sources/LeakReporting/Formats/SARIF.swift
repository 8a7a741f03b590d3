/// The parts of a SARIF log that are written, named as the format names them.
enum SARIF {
  /// What the root of the repository is called.
  static let root = "%SRCROOT%"

  struct Log: Encodable {
    let schema =
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version
      case runs
    }
  }

  struct Run: Encodable {
    let tool: Tool
    let invocations: [Invocation]
    let originalUriBaseIds: [String: BaseLocation]
    let columnKind: String
    let results: [Result]
  }

  struct Tool: Encodable { let driver: Driver }

  struct Driver: Encodable {
    let name: String
    let version: String
    let semanticVersion: String
    let rules: [Rule]
  }

  struct Rule: Encodable {
    let id: String
    let shortDescription: Message
    let fullDescription: Message
    let defaultConfiguration: Configuration
  }

  struct Configuration: Encodable { let level: String }

  struct Message: Encodable {
    let text: String

    /// Braces stand for arguments in the format unless they are doubled (SARIF 2.1.0, 3.11.5).
    init(text: String) {
      self.text = text.replacing("{", with: "{{").replacing("}", with: "}}")
    }
  }

  struct BaseLocation: Encodable { let description: Message }

  struct Invocation: Encodable {
    let executionSuccessful: Bool
    let exitCode: Int32
    let toolExecutionNotifications: [Notification]?
  }

  struct Notification: Encodable {
    let level: String
    let message: Message
  }

  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Message
    let locations: [Location]?
    let partialFingerprints: [String: String]
  }

  struct Location: Encodable {
    struct Physical: Encodable {
      let artifactLocation: ArtifactLocation
      var region: Region?
    }

    struct ArtifactLocation: Encodable {
      let uri: String
      let uriBaseId: String?
    }

    struct Region: Encodable { let startLine: Int }

    struct Logical: Encodable {
      let name: String
      let kind: String
    }

    let physicalLocation: Physical?
    let logicalLocations: [Logical]?
  }
}

extension SARIF.Result {
  init(
    _ kind: FindingKind, message: String, location: SARIF.Location?, fingerprints: [String: String]
  ) {
    self.init(
      ruleId: kind.rawValue, ruleIndex: FindingKind.allCases.firstIndex(of: kind) ?? 0,
      level: kind.level.rawValue, message: SARIF.Message(text: message),
      locations: location.map { [$0] },
      partialFingerprints: fingerprints)
  }
}
