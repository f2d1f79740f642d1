/// What all operations do, put flat: a million states times dozens of operations leave no time for counting
/// references.
struct Deeds {
  struct Deed {
    var known: UInt64
    var before: UInt64
    /// The bits that have another value afterwards, those of variables that may have any value included.
    var changed: UInt64
    var after: UInt64
    /// The bits of the variables that may have any value.
    var free: UInt64
    /// Where the values of the variables that may have any stand in `combinations`; empty where there are none.
    var combinations: Range<Int>
    /// The number of the operation's name.
    var name: Int32
  }

  private(set) var deeds: [Deed] = []
  private(set) var combinations: [UInt64] = []

  /// `nil` where an effect frees more values than can be listed.
  init?(_ effects: some Sequence<(effect: StateTransformer, name: Int32)>, _ fields: [StateLayout.Field]) {
    var known: [UInt64: Range<Int>] = [:]
    for (effect, name) in effects {
      guard fields.stateCount(after: effect) <= SearchLimits.listedCombinations else { return nil }
      var range = 0..<0
      if effect.free != 0 {
        range = known[effect.free] ?? list(fields.states(after: StateTransformer(free: effect.free), in: 0))
        known[effect.free] = range
      }
      deeds.append(
        Deed(
          known: effect.known, before: effect.before, changed: effect.written | effect.free,
          after: effect.after, free: effect.free, combinations: range, name: name))
    }
  }

  private mutating func list(_ values: [UInt64]) -> Range<Int> {
    let start = combinations.count
    combinations += values
    return start..<combinations.count
  }

  /// Leaves out what another operation does as well: for those who do not ask which one it was.
  mutating func dropRepeated() {
    var seen: Set<[UInt64]> = []
    deeds = deeds.filter {
      seen.insert([$0.known, $0.before, $0.changed, $0.after, UInt64($0.combinations.count)]).inserted
    }
  }
}
