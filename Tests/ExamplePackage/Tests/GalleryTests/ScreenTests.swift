import Foundation
import LeakScopeTesting
import Testing

@testable import Gallery

/// The leak of the README, whose test fails when somebody asks to see that.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["SHOW_THE_LEAK"] != nil))
struct ScreenTests {
  @Test func aScreenGoesAwayWithItsOwner() {
    expectNoLeaks { scope in
      let screen = scope.track(Screen(), "screen")
      screen.appear()
    }
  }
}
