/// The number of threads and the size of their stacks, chosen so that enough address space is left for the
/// data.
struct StackPlan: Equatable, Sendable {
  /// Enough for every text that `inspect` accepts, with a margin for our own traversal; in bytes.
  static let smallestStack = 64 << 20
  /// Memory backs only the used part of a stack, so a large stack costs nothing. In bytes.
  private static let usualStack = 256 << 20

  let threadCount: Int
  /// In bytes, in the order in which to try them.
  let stackSizes: [Int]

  /// `spare` is the free address space in bytes; nil without a limit.
  ///
  /// Stacks take at most half of it; the rest is for the data. At least one thread is planned, because
  /// parsing needs a deep stack.
  init(threadCount: Int, spare: Int?) {
    let forStacks = spare.map { $0 / 2 } ?? .max
    if forStacks / threadCount >= Self.usualStack {
      self.threadCount = threadCount
      stackSizes = [Self.usualStack, Self.smallestStack]
    } else {
      self.threadCount = max(1, min(threadCount, forStacks / Self.smallestStack))
      stackSizes = [Self.smallestStack]
    }
  }
}
