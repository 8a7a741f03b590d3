import Gallery
import Testing

struct ImageLoaderTests {
  @Test func aLoaderThatWasStoppedIsNotReady() {
    let loader = ImageLoader()
    #expect(loader.isReady)
    loader.stop()
    #expect(!loader.isReady)
  }
}
