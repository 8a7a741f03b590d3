import Foundation

/// Threads that wait with an object in a register: what the optimiser keeps there is nowhere else.
enum Waiting {
  /// Has threads wait for one another's lock, each with an object that it is about to hand over, until input ends.
  static func contend(threads: Int) {
    let shelf = Shelf()
    for number in 0..<threads {
      Thread.detachNewThread {
        var key = number
        while true {
          let session = Session()
          shelf.lock.lock()
          shelf.sessions[key % 97] = session
          shelf.lock.unlock()
          key += threads
        }
      }
    }
    Surroundings.say("ready")
    while readLine() != nil {}
  }

  /// Has a thread wait for a time limit with an object that it goes on to use, until input ends.
  static func wait() {
    Thread.detachNewThread {
      while true { waitOnce(Session()) }
    }
    Surroundings.say("ready")
    while readLine() != nil {}
  }

  @inline(never)
  private static func waitOnce(_ session: Session) {
    Leaks.see(session)
    usleep(50_000)
    Leaks.see(session)
  }

  /// What the threads share.
  // Unchecked: used under its lock.
  private final class Shelf: @unchecked Sendable {
    let lock = NSLock()
    var sessions: [Int: Session] = [:]
  }
}
