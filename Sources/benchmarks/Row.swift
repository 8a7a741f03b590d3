/// One figure of the report, and the limit it has to keep.
struct Row: Codable {
  /// The figure, its unit and what the limit is compared with.
  enum Unit: String, Codable {
    case nanoseconds = "ns"
    case milliseconds = "ms"
    case bytes = "B"
  }

  /// What a figure has to keep to.
  enum Bound: String, Codable {
    case atMost = "at most"
    case atLeast = "at least"
  }

  /// Why a row has no figures.
  private(set) var skipped: String?
  let name: String
  var unit = Unit.nanoseconds
  /// The best and the median sample, per operation.
  var best = 0.0
  var median = 0.0
  /// What `measure` is a multiple of: the yardstick, another row, or the unit itself.
  var measuredIn: String
  /// What is compared with the limit, and the same from the median sample.
  var measure = 0.0
  var medianMeasure = 0.0
  var bound = Bound.atMost
  let limit: Double
  /// Whether the limit holds; a row without figures breaks none.
  private(set) var holds = true

  /// A row of figures.
  init(
    _ name: String, _ unit: Unit, _ samples: Samples, in measuredIn: String,
    worth one: (best: Double, median: Double) = (1, 1), bound: Bound = .atMost, limit: Double
  ) {
    self.name = name
    self.unit = unit
    self.measuredIn = measuredIn
    self.bound = bound
    self.limit = limit
    best = samples.best
    median = samples.median
    measure = best / one.best
    medianMeasure = median / one.median
    holds = bound == .atMost ? measure <= limit : measure >= limit
  }

  /// A row that could not be measured.
  init(skipping name: String, because reason: String, in measuredIn: String, limit: Double) {
    self.name = name
    self.measuredIn = measuredIn
    self.limit = limit
    skipped = reason
  }
}

/// Repeated measurements of the same thing.
struct Samples {
  private var values: [Double] = []

  /// Samples of something that does not vary.
  init(_ values: [Double] = []) {
    self.values = values
  }

  /// Adds a measurement.
  mutating func add(_ value: Double) { values.append(value) }

  /// The smallest: what the machine can do undisturbed.
  var best: Double { values.min() ?? .nan }

  /// The one in the middle: what it did most of the time.
  var median: Double { values.isEmpty ? .nan : values.sorted()[values.count / 2] }
}
