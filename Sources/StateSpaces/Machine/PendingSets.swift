/// What may run later in a state; each set has a number.
struct PendingSets {
  struct Entry: Hashable {
    var pending: Int
    /// One run, or several.
    var count: UInt8
  }

  private struct Removal: Hashable {
    var pending: Int
    var set: Int
  }

  /// Sorted by the number of what is pending.
  private(set) var sets: [[Entry]] = [[]]
  private var numbers: [[Entry]: Int] = [[]: 0]
  /// What was removed once is removed in every state with that set.
  private var removals: [Removal: [Int]] = [:]

  mutating func number(of set: [Entry]) -> Int {
    if let known = numbers[set] { return known }
    numbers[set] = sets.count
    sets.append(set)
    return sets.count - 1
  }

  mutating func adding(_ created: [Effect.Created], to number: Int) -> Int {
    guard !created.isEmpty else { return number }
    var set = sets[number]
    for made in created {
      if let place = set.firstIndex(where: { $0.pending >= made.pending }) {
        if set[place].pending == made.pending {
          set[place].count = 2
        } else {
          set.insert(Entry(pending: made.pending, count: made.count), at: place)
        }
      } else {
        set.append(Entry(pending: made.pending, count: made.count))
      }
    }
    return self.number(of: set)
  }

  /// The sets that may be left after one run: of several there may be one left, or several.
  mutating func removing(_ pending: Int, from number: Int) -> [Int] {
    let removal = Removal(pending: pending, set: number)
    if let known = removals[removal] { return known }
    let left = computedRest(of: number, without: pending)
    removals[removal] = left
    return left
  }

  private mutating func computedRest(of number: Int, without pending: Int) -> [Int] {
    var set = sets[number]
    guard let place = set.firstIndex(where: { $0.pending == pending }) else { return [number] }
    guard set[place].count > 1 else {
      set.remove(at: place)
      return [self.number(of: set)]
    }
    set[place].count = 1
    return [self.number(of: set), number]
  }
}
