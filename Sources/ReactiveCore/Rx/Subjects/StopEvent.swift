/// How a sequence has ended.
enum StopEvent {
  case error(any Error), completed

  /// Tells a receiver.
  func send<Element>(to receiver: Receiver<Element>) {
    switch self {
    case .error(let error): receiver.onError(error)
    case .completed: receiver.onCompleted()
    }
  }
}
