/// What a reference is called in the source.
package struct ReferenceLabel: Hashable, Sendable {
  /// The way from the owner to the reference.
  package let steps: [ReferenceStep]
  /// The function whose context the reference leads to, if it is one's.
  package let function: String?

  /// Names a reference.
  package init(steps: [ReferenceStep], function: String? = nil) {
    self.steps = steps
    self.function = function
  }
}

extension ReferenceLabel: CustomStringConvertible {
  /// The steps in the notation of the language, as far as it has one.
  package var description: String { steps.map(\.description).joined() }
}

extension ReferenceStep: CustomStringConvertible {
  /// The step in the notation of the language, as far as it has one.
  package var description: String {
    switch self {
    case .property(let name): ".\(name)"
    case .element(let index): "[\(index)]"
    case .enumCase(let name): ".\(name)"
    case .capture(let index): "captured value \(index)"
    case .boxedValue: ""
    case .value(let key?, _): "[\(key)]"
    case .value(nil, let place): "[value \(place)]"
    case .key(let place): "[key \(place)]"
    case .member(let place): "[member \(place)]"
    case .library(let words): words
    case .frame(let function): "frame of \(function)"
    case .taskLocal: "task-local value"
    case .word(let offset): "+\(offset)"
    }
  }
}
