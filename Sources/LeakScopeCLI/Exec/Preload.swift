import Foundation

/// The library that is loaded into programs.
struct Preload {
  /// The name of its product.
  static let product = "LeakScopePreload"

  /// Why the memory of a program cannot be read, as the end of a sentence.
  static let otherRuntime = "its Swift runtime is not the one that this leakscope was built with"

  /// Why programs cannot be looked into at all.
  enum Failure: Error {
    /// The library is not there.
    case missing(folder: String)
    /// The library is there and cannot be loaded.
    case unreadable(path: String)
  }

  /// Why a program is run without the library.
  struct Obstacle {
    /// The reason, as the end of a sentence.
    let reason: String
    /// Whether the program may start others that can be looked at.
    var mayHaveChildren = false
  }

  /// Where it is.
  let path: String
  private let file: ElfProgram

  /// Finds the library beside this program.
  init() throws(Failure) {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let folder = program.deletingLastPathComponent()
    path = folder.appendingPathComponent("lib\(Self.product).so").path
    guard FileManager.default.fileExists(atPath: path) else {
      throw .missing(folder: folder.path)
    }
    guard let file = ElfProgram(path: path) else { throw .unreadable(path: path) }
    self.file = file
  }

  /// The build of the Swift runtime whose memory the library can read: that of this program.
  var runtimeBuild: String? {
    let name = "/libswiftCore.so"
    let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
    let line = maps.split(separator: "\n").first { $0.hasSuffix(name) }
    let loaded = line.flatMap { line in line.firstIndex(of: "/").map { String(line[$0...]) } }
    let runtime =
      loaded
      ?? LibrarySearch(environment: [:]).place(of: "libswiftCore.so", neededBy: file, at: path)
    return runtime.flatMap(ElfProgram.init(path:))?.build
  }

  /// Why a program is run without the library; nil when nothing speaks against it.
  func obstacle(to program: ProgramFile, environment: [String: String]) -> Obstacle? {
    if program.takesOnRights {
      return Obstacle(
        reason: "it is a set-user-id or set-group-id program, into which nothing is loaded")
    }
    if program.isScript {
      return Obstacle(
        reason: "it is a script; name the program that it starts, or give '--follow-children'",
        mayHaveChildren: true)
    }
    guard let elf = ElfProgram(path: program.path) else {
      return Obstacle(reason: "it is no program for this kind of machine")
    }
    let isSwift = elf.hasSection("swift5_")
    guard elf.isDynamic else {
      return Obstacle(reason: isSwift ? "it is linked statically" : "it is not a Swift program")
    }
    let search = LibrarySearch(environment: environment)
    let libraries = search.libraries(of: elf, at: program.path)
    guard let runtime = libraries["libswiftCore.so"] else {
      return isSwift
        ? Obstacle(
          reason: "the Swift runtime is linked into it statically; build it without "
            + "'-static-stdlib'")
        : Obstacle(reason: "it is not a Swift program", mayHaveChildren: true)
    }
    return obstacle(to: elf, libraries, runtime: runtime, search).map { Obstacle(reason: $0) }
  }

  private func obstacle(
    to elf: ElfProgram, _ libraries: [String: String?], runtime: String?, _ search: LibrarySearch
  ) -> String? {
    if let reason = allocator(of: elf, libraries) { return reason }
    if let runtime, let build = ElfProgram(path: runtime)?.build, let own = runtimeBuild,
      build != own
    {
      return Self.otherRuntime
    }
    let missing = file.needed.filter { name in
      libraries[name] == nil && search.place(of: name, neededBy: file, at: path) == nil
    }
    return missing.isEmpty
      ? nil : "the library to be loaded needs \(missing.joined(separator: ", ")), not found"
  }

  private func allocator(of elf: ElfProgram, _ libraries: [String: String?]) -> String? {
    if elf.defines("__asan_init") || elf.defines("__tsan_init") {
      return "it is a sanitizer build, which has an allocator of its own"
    }
    // The recorder of these libraries stands in for both, and gives way to another allocator.
    if elf.definesWeakly("malloc"), elf.definesWeakly("swift_deallocClassInstance") {
      return
        "it records its heap itself, as every program with LeakChecking does: ask for leaks in there, with "
        + "'expectNoLeaks' or 'LeakInspection'"
    }
    if elf.defines("malloc") { return "the program has an allocator of its own" }
    let folder = (libraries["libswiftCore.so"] ?? nil).map {
      ($0 as NSString).deletingLastPathComponent
    }
    for (name, path) in libraries.sorted(by: { $0.key < $1.key }) {
      guard let path, !name.hasPrefix("libc.so"), !name.hasPrefix("ld-linux"),
        (path as NSString).deletingLastPathComponent != folder
      else { continue }
      if ElfProgram(path: path)?.defines("malloc") == true {
        return "the program has an allocator of its own: \(name)"
      }
    }
    return nil
  }
}
