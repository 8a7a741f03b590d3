import LeakInspection
import Testing

@Suite struct SampleGraphTests {
  @Test func everyStatementIsRead() throws {
    let spec = try GraphSpec("root thread G ?> a; a.x => b\n c (storage, count 3, lives); b.y %> c")
    #expect(spec.nodes.map(\.name) == ["a", "b", "c"])
    #expect(spec.roots.map(\.rank) == [.threadLocal])
    #expect(spec.roots.map(\.strength) == [.candidate])
    #expect(spec.edges.map(\.strength) == [.owning(.trusted), .nonOwning(.unmanaged)])
    #expect(spec.nodes[2].kind == .storage)
    #expect(spec.nodes[2].count == 3)
    #expect(spec.nodes[2].traits == .meantToLive)
  }

  @Test(arguments: ["a (sleepy)", "root nowhere G -> a", "root variable G ~> a", "a -> b"])
  func nonsenseIsRefused(statement: String) {
    #expect(throws: GraphSpec.SyntaxError(statement: statement)) { try GraphSpec(statement) }
  }
}
