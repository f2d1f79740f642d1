import Foundation

/// Types made by chance, compiled and played once for all tests that look at them.
///
/// `RANDOM_CLASSES=500 swift test --filter Random` makes more of them, `RANDOM_SEED=77` others.
actor RandomBatches {
  struct Batch: Sendable {
    var classes: [RandomClass]
    var program: CompiledDriver
  }

  /// Of all kinds of code.
  static let mixed = RandomBatches(RandomClass.make)
  /// Of steps from one state to another, most of which can be rewritten.
  static let stepping = RandomBatches(RandomClass.makeStepping)

  /// Of steps in two parts, the second behind a `do` or in a `defer`.
  static let leaving = RandomBatches(RandomClass.makeLeaving)

  /// Of a flag that follows from another variable.
  static let following = RandomBatches(RandomClass.makeFollowing)

  /// Where the batches begin.
  static let starts = Array(stride(from: 0, to: count, by: size))

  private static let environment = ProcessInfo.processInfo.environment
  private static let count = environment["RANDOM_CLASSES"].flatMap(Int.init) ?? 25
  private static let firstSeed = environment["RANDOM_SEED"].flatMap(UInt64.init) ?? 1
  /// So many fit into one compilation without making it slow.
  private static let size = 100

  private let make: @Sendable (UInt64) -> RandomClass
  private var tasks: [Int: Task<Batch, any Error>] = [:]

  private init(_ make: @escaping @Sendable (UInt64) -> RandomClass) { self.make = make }

  func batch(from start: Int) async throws -> Batch {
    if let task = tasks[start] { return try await task.value }
    let numbers = start..<min(start + Self.size, Self.count)
    let classes = numbers.map { make(Self.firstSeed + UInt64($0)) }
    let task = Task {
      let sources = classes.flatMap { $0.driverPart.observable($0.sources) }
      return Batch(
        classes: classes, program: try await CompiledDriver(sources, parts: classes.map(\.driverPart)))
    }
    tasks[start] = task
    return try await task.value
  }
}
