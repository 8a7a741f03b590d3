extension Record {
  /// The record as one line of JSON, without the line feed.
  ///
  /// Written by hand: a death is recorded in the middle of whatever released the object, on any thread and
  /// under any lock, and so its record must be made with nothing but the standard library.
  var json: String {
    switch self {
    case .started: #"{"kind":"started"}"#
    case .log(let text): #"{"kind":"log","text":\#(Self.quoted(text))}"#
    case .note(let text): #"{"kind":"note","text":\#(Self.quoted(text))}"#
    case .tracked(let id, let label, let type):
      #"{"kind":"tracked","id":\#(id),"label":\#(Self.quoted(label)),"type":\#(Self.quoted(type))}"#
    case .died(let id): #"{"kind":"died","id":\#(id)}"#
    case .snapshot(let references): #"{"kind":"snapshot","text":\#(Self.quoted(references))}"#
    case .bodyEnded(nil): #"{"kind":"bodyEnded"}"#
    case .bodyEnded(let error?): #"{"kind":"bodyEnded","text":\#(Self.quoted(error))}"#
    case .inspecting: #"{"kind":"inspecting"}"#
    case .settled(let ownership): #"{"kind":"settled","text":\#(Self.quoted(ownership))}"#
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
