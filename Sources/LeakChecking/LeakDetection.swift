internal import LeakExplanation
internal import LeakInspection

/// Whether this process can find leaks.
public enum LeakDetection {
  /// Why memory cannot be read in this process, as a full sentence, so that tracked objects only are judged and
  /// nothing is counted; nil where it can.
  ///
  /// For tests that depend on it:
  ///
  ///     withKnownIssue {
  ///       expectNoLeaks { _ in Screen().appear() }
  ///     } when: {
  ///       LeakDetection.obstacle == nil      // not in a build with a sanitizer
  ///     }
  public static var obstacle: String? { HeapInspection.obstacle?.words }
}
