/// How many threads with how much stack leave room for what they make.
struct StackPlan: Equatable, Sendable {
  /// Holds every text that `inspect` lets through, with room to spare for our own walk; in bytes.
  static let smallestStack = 64 << 20
  /// Only what is used of a stack is ever backed by memory.
  private static let usualStack = 256 << 20

  let threadCount: Int
  /// To be tried in this order, in bytes.
  let stackSizes: [Int]

  /// `spare` is the address space in bytes that the process may still take; nil where nothing limits it.
  ///
  /// Stacks get no more than half of it, as all that is made in the work lives in the rest. One thread there is
  /// always: without the deep stack nothing can be parsed at all.
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
