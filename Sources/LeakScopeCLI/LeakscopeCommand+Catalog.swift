import ScenarioCatalog

extension LeakscopeCommand {
  /// Is the whole program, for the catalog of this package.
  public static func main() -> Never {
    main(Catalog.scenarios)
  }
}
