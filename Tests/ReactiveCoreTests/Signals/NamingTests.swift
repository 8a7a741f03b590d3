import ReactiveCore
import Testing

@Suite struct NamingTests {
  @Test func setNameNamesAndReturnsTheSignal() {
    let signal = RACSignal<Int>.empty()
    #expect(signal.setName("nothing") === signal)
    #expect(signal.name == "nothing")
  }

  @Test("1.1 signals and operators make names only when asked to by the environment")
  func namesAreMadeOnlyWhenAskedFor() {
    let signals = [
      RACSignal.return(1), .empty(), .error(nil), .never(), .createSignal { _ in nil },
      RACSignal.return(1).map { $0 }.take(1), RACSubject<Int>().replay(),
    ]
    for signal in signals { #expect((signal.name != nil) == RACSignalNames.areEnabled) }
  }
}
