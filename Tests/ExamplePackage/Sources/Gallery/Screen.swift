/// Shows one image of many.
final class Screen {
  private var onTap: (() -> Void)?
  private var shown = 0

  func appear() {
    onTap = { self.shown += 1 }
  }
}
