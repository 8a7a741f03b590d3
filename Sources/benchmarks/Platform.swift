// The only file of this target that knows the operating system.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the allocator knows.
enum Memory {
  /// How many bytes are allocated now; nil where the system does not say.
  static var allocatedBytes: Int? {
    #if canImport(Glibc)
      guard let report = mallocReport else { return nil }
      // Of what the allocator got from the system it lists what is free, and, apart, its mappings.
      return bytes("system type=\"current\"", report) + bytes("total type=\"mmap\"", report)
        - bytes("total type=\"fast\"", report) - bytes("total type=\"rest\"", report)
    #elseif canImport(Darwin)
      return Int(mstats().bytes_used)
    #else
      return nil
    #endif
  }

  /// By how many bytes a block makes the allocated memory grow.
  static func growth(_ body: () -> Void) -> Double {
    let before = allocatedBytes ?? 0
    body()
    return Double((allocatedBytes ?? 0) - before)
  }

  #if canImport(Glibc)
    /// What `malloc_info` writes; the C library has it, but not the module made of its headers.
    private static var mallocReport: String? {
      typealias MallocInfo = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32
      var text: UnsafeMutablePointer<CChar>?
      var size = 0
      guard let symbol = dlsym(nil, "malloc_info"), let stream = open_memstream(&text, &size) else {
        return nil
      }
      let status = unsafeBitCast(symbol, to: MallocInfo.self)(0, stream)
      fclose(stream)
      defer { free(text) }
      return status == 0 ? text.map { String(cString: $0) } : nil
    }

    /// The size in the last element that begins like this, which is that of all heaps together.
    private static func bytes(_ beginning: String, _ report: String) -> Int {
      let element = report.split(separator: "<").last { $0.hasPrefix(beginning) }
      let size = element?.split(separator: "\"").dropLast().last
      return size.flatMap { Int($0) } ?? 0
    }
  #endif
}

/// Other programs.
enum ChildProcess {
  /// The kilobytes that this process has used at most, which count as used by every program that it starts.
  static var inheritedPeak: Int {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
    #else
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #endif
    return Int(usage.ru_maxrss)
  }

  /// Runs a program without output and returns its exit status; nil if it did not start or exit.
  ///
  /// - Parameters:
  ///   - path: The program.
  ///   - arguments: Its arguments.
  ///   - variables: What its environment has besides this process's, as `NAME=value`.
  /// - Returns: The status, the kilobytes that it used at most, and the milliseconds that processors worked
  ///   for it. Copies that it waited for are counted in.
  static func run(
    _ path: String, _ arguments: [String], adding variables: [String] = []
  ) -> (status: Int32, kilobytes: Int, work: Double)? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor: Int32 in 1...2 {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var process = pid_t()
    var environment: [UnsafeMutablePointer<CChar>?] = variables.map { strdup($0) }
    defer { environment.prefix(variables.count).forEach { free($0) } }
    var variable = environ
    while let text = variable.pointee {
      environment.append(text)
      variable += 1
    }
    environment.append(nil)
    guard posix_spawn(&process, path, &actions, nil, &words, &environment) == 0 else { return nil }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) == -1 {
      if errno != EINTR { return nil }
    }
    // The low seven bits name the signal that ended it, the next eight are the exit status.
    guard status & 0x7F == 0 else { return nil }
    let work = milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime)
    return ((status >> 8) & 0xFF, Int(usage.ru_maxrss), work)
  }

  private static func milliseconds(_ time: timeval) -> Double {
    Double(time.tv_sec) * 1000 + Double(time.tv_usec) / 1000
  }
}
