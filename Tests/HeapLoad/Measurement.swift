/// The time and memory of one run.
struct Measurement {
  static let worst = Measurement(seconds: .infinity, kilobytes: .max)

  let seconds: Double
  let kilobytes: Int

  /// The smaller of each: noise only ever adds.
  func better(of other: Measurement) -> Measurement {
    Measurement(
      seconds: min(seconds, other.seconds), kilobytes: min(kilobytes, other.kilobytes))
  }
}
