/// A value whose deinit runs a block.
final class LastWords {
  private let block: () -> Void

  init(_ block: @escaping () -> Void) { self.block = block }

  deinit { block() }
}
