internal import Foundation

extension ScenarioRunner {
  /// What a child may need besides what its program takes: a thread alone reserves 8 MiB for its stack and
  /// 64 MiB for its blocks.
  private static let roomForThreads = 512 << 20

  /// Makes sure that there is address space for scenarios, without which their children would seem to crash:
  /// the runtime does not ask whether it got the memory that it uses.
  ///
  /// - Throws: ``RunnerError/notEnoughAddressSpace(limit:needed:)``.
  public static func checkAddressSpace() throws {
    guard let limit = Platform.addressSpaceLimit else { return }
    // A child is the same program.
    let needed = addressSpaceInUse + roomForThreads
    if limit < needed {
      throw RunnerError.notEnoughAddressSpace(limit: limit, needed: needed)
    }
  }

  /// How many bytes of address space this process has.
  private static var addressSpaceInUse: Int {
    // The first number is that of its pages.
    let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    return (text?.split(separator: " ").first.flatMap { Int($0) } ?? 0) * Platform.pageSize
  }
}
