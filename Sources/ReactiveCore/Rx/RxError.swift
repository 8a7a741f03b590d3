/// What the library itself reports as an error.
public enum RxError: Error, @unchecked Sendable {
  /// Something was used after it had been disposed; the error holds that object strongly.
  case disposed(object: AnyObject)
  /// Nothing came in time.
  case timeout
  /// Where an element had to come there was none.
  case noElements
  /// Where one element had to come there were several.
  case moreThanOneElement
  /// A counter ran over.
  case overflow
}

extension RxError: CustomStringConvertible {
  /// What is wrong, without a word about which object.
  public var description: String {
    switch self {
    case .disposed(let object): "\(type(of: object)) was already disposed"
    case .timeout: "the sequence timed out"
    case .noElements: "the sequence has no elements"
    case .moreThanOneElement: "the sequence has more than one element"
    case .overflow: "a counter ran over"
    }
  }
}
