/// Interned multisets of pending closures and continuations: those that may run later in a state, or that
/// some code created.
struct PendingSets: Sendable {
  struct Entry: Hashable, Sendable {
    var pending: Int
    /// 1 for one pending run, 2 for several.
    var count: UInt8
  }

  /// Two numbers packed into one integer, which hashes faster.
  private struct Pair {
    let key: Int
    init(_ first: Int, _ second: Int) { key = first << 32 | second }
  }

  /// The number of the empty set.
  static let empty = 0

  /// Each set is sorted by the number of what is pending.
  private var numbered = Interner<[Entry]>([[]])
  /// Memo table, by `Pair` of sets.
  private var sums: [Int: Int] = [:]
  /// Memo table, by `Pair` of set and pending. The same removal recurs in every state with that set.
  private var removals: [Int: [Int]] = [:]

  subscript(number: Int) -> [Entry] { numbered.elements[number] }
  var count: Int { numbered.elements.count }

  func entryCount(of number: Int) -> Int {
    number == Self.empty ? 0 : numbered.elements[number].count
  }

  mutating func number(of set: [Entry]) -> Int { numbered.number(of: set) }

  /// The sum of both. What is in both then runs several times.
  mutating func sum(of first: Int, _ second: Int) -> Int {
    if second == Self.empty { return first }
    if first == Self.empty { return second }
    let pair = Pair(first, second).key
    if let known = sums[pair] { return known }
    let sum = adding(self[second], to: first)
    sums[pair] = sum
    return sum
  }

  mutating func adding(_ created: [Entry], to number: Int) -> Int {
    guard !created.isEmpty else { return number }
    var set = self[number]
    for made in created {
      if let place = set.firstIndex(where: { $0.pending >= made.pending }) {
        if set[place].pending == made.pending {
          set[place].count = 2
        } else {
          set.insert(made, at: place)
        }
      } else {
        set.append(made)
      }
    }
    return self.number(of: set)
  }

  /// The sets that may remain after one run. Several pending runs leave one or several.
  mutating func removing(_ pending: Int, from number: Int) -> [Int] {
    let removal = Pair(number, pending).key
    if let known = removals[removal] { return known }
    let left = computedRest(of: number, without: pending)
    removals[removal] = left
    return left
  }

  private mutating func computedRest(of number: Int, without pending: Int) -> [Int] {
    var set = self[number]
    guard let place = set.firstIndex(where: { $0.pending == pending }) else { return [number] }
    guard set[place].count > 1 else {
      set.remove(at: place)
      return [self.number(of: set)]
    }
    set[place].count = 1
    return [self.number(of: set), number]
  }
}
