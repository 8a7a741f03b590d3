/// Lists disposables, one per line.
@resultBuilder
public enum DisposableBuilder {
  /// The disposables of the lines.
  public static func buildBlock(_ disposables: any Disposable...) -> [any Disposable] {
    disposables
  }
}
