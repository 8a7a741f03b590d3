import LeakScopeTesting
import Testing

@testable import Gallery

struct ImageLoaderTests {
  @Test func aLoaderThatWasStoppedIsNotReady() {
    let loader = ImageLoader()
    #expect(loader.isReady)
    loader.stop()
    #expect(!loader.isReady)
  }

  @Test func aLoaderThatIsNotStoppedKeepsItself() {
    withKnownIssue {
      expectNoLeaks { scope in
        scope.track(ImageLoader(), "loader")
      }
    }
  }
}
