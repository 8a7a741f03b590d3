import ReactiveCore
import Testing

@Suite struct WeakProxyTests {
  private let process = VirtualProcess()
  private var loop: VirtualRunLoop { process.mainThread.runLoop }
  private let log = EventLog()

  @Test func proxyForwardsToItsTarget() {
    let ticker = Ticker(log)
    scheduleProxyTimer(of: ticker)
    loop.advance(by: .seconds(1))
    #expect(log.entries == ["tick"])
  }

  @Test func timerOfAProxyDoesNotKeepTheTarget() {
    weak let ticker = scheduleAndForget()
    #expect(ticker == nil)
  }

  @Test func targetThatInvalidatesItsTimerInDeinitEndsItAll() {
    weak let timer = scheduleOwnedAndForget()
    #expect(timer == nil)
    loop.advance(by: .seconds(2))
    #expect(log.entries == ["tick deinit"])
  }

  @Test func proxyWithoutTargetDoesNothing() {
    scheduleAndForget()
    loop.advance(by: .seconds(2))
    #expect(log.entries == ["tick deinit"])
  }

  // MARK: What it says of itself

  @Test func proxyForwardsAnyMethodOfOneArgument() {
    let names = Names()
    let proxy = WeakProxy(names)
    WeakProxy.forwarding(Names.add)(proxy)("one")
    #expect(names.all == ["one"])
  }

  @Test func proxiesOfOneTargetHaveItsHashAndAreNotEqual() {
    let names = Names()
    let (one, other) = (WeakProxy(names), WeakProxy(names))
    #expect(one.hashValue == names.hashValue)
    #expect(one.hashValue == other.hashValue)
    #expect(one != other)
    #expect(one == one)
  }

  @Test func proxyOfATargetWithoutAHashUsesItsIdentity() {
    let ticker = Ticker(log)
    let (one, other) = (WeakProxy(ticker), WeakProxy(ticker))
    #expect(one.hashValue == other.hashValue)
    #expect(one != other)
  }

  @Test func proxyDescribesItsTargetAndIsOfItsKind() {
    let names = FullNames()
    let proxy = WeakProxy<Names>(names)
    #expect(proxy.description == "full names")
    #expect(proxy.isKind(of: Names.self))
    #expect(proxy.isKind(of: FullNames.self))
    #expect(!proxy.isKind(of: Ticker.self))
    #expect(proxy.isProxy)
    withExtendedLifetime(names) {}
  }

  @Test func aProxySaysSomethingElseWhenItsTargetHasGone() {
    let (proxy, hash) = proxyAndHash()
    #expect(proxy.target == nil)
    #expect(proxy.description == "nil")
    #expect(!proxy.isKind(of: Names.self))
    #expect(proxy.hashValue != hash)
    #expect(proxy == proxy)
  }

  @inline(never)
  private func proxyAndHash() -> (WeakProxy<Names>, Int) {
    let names = Names()
    let proxy = WeakProxy(names)
    return withExtendedLifetime(names) { (proxy, proxy.hashValue) }
  }

  // MARK: Helpers

  @discardableResult
  private func scheduleProxyTimer(of ticker: Ticker) -> VirtualTimer {
    VirtualTimer.scheduledTimer(
      timeInterval: .seconds(1), target: WeakProxy(ticker), action: Ticker.tick, repeats: true,
      on: loop)
  }

  @inline(never)
  @discardableResult
  private func scheduleAndForget() -> Ticker? {
    let ticker = Ticker(log)
    scheduleProxyTimer(of: ticker)
    return ticker
  }

  @inline(never)
  private func scheduleOwnedAndForget() -> VirtualTimer? {
    let ticker = Ticker(log)
    let timer = scheduleProxyTimer(of: ticker)
    ticker.timer = timer
    return timer
  }
}

/// A target with a hash of its own.
private class Names: Hashable, CustomStringConvertible {
  private(set) var all: [String] = []

  var description: String { "names" }

  func add(_ name: String) { all.append(name) }

  static func == (lhs: Names, rhs: Names) -> Bool { lhs.all == rhs.all }

  func hash(into hasher: inout Hasher) { hasher.combine("names") }
}

private final class FullNames: Names {
  override var description: String { "full names" }
}
