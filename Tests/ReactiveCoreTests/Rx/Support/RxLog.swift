import ReactiveCore

// Display names of the Rx tests begin with an id: A3 and the row for an order of callbacks, A5 and the row for
// what leaks or does not, A8 and the number for a behaviour that RxSwift's own tests state.

extension EventLog {
  /// A disposable that notes its disposal.
  func cleanup(_ entry: String = "cleanup") -> any Cancelable {
    Disposables.create { self.note(entry) }
  }

  /// Subscribes closures that note everything and hold a payload.
  func watch<Source: ObservableType>(
    _ source: Source, as name: String = "", holding payload: Payload? = nil
  ) -> any Disposable {
    let prefix = name.isEmpty ? "" : "\(name) "
    return source.subscribe(
      onNext: { element in
        self.note("\(prefix)next \(element)")
        withExtendedLifetime(payload) {}
      },
      onError: { self.note("\(prefix)error \($0)") },
      onCompleted: { self.note("\(prefix)completed") },
      onDisposed: { self.note("\(prefix)disposed") })
  }

  /// What was noted since the last call.
  func take() -> [String] {
    let entries = entries
    clear()
    return entries
  }
}
