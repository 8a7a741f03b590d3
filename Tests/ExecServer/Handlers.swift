/// What becomes of one request.
final class Exchange {
  let path: String
  var answer: String?
  var completion: (() -> Void)?

  init(path: String) { self.path = path }

  func complete() { answer = "ok" }
}

protocol Handler: Sendable {
  func answer(to path: String) -> String
}

/// Keeps each exchange by what it does when it is complete.
struct LeakingHandler: Handler {
  func answer(to path: String) -> String {
    let exchange = Exchange(path: path)
    exchange.completion = { exchange.complete() }
    exchange.completion?()
    return exchange.answer ?? "no"
  }
}

struct CleanHandler: Handler {
  func answer(to path: String) -> String {
    let exchange = Exchange(path: path)
    exchange.completion = { [weak exchange] in exchange?.complete() }
    exchange.completion?()
    return exchange.answer ?? "no"
  }
}
