/// The state transformers of all operations as flat values. The search applies dozens of them to up to a
/// million states, where reference counting would dominate.
struct Deeds {
  struct Deed {
    var known: UInt64
    var before: UInt64
    /// The bits that may change, including those of havocked variables.
    var changed: UInt64
    var after: UInt64
    /// The bits of the havocked variables, which may take any value.
    var free: UInt64
    /// The range in `combinations` of the values of the havocked variables; empty if there are none.
    var combinations: Range<Int>
    /// The index of the operation's name.
    var name: Int32
  }

  private(set) var deeds: [Deed] = []
  private(set) var combinations: [UInt64] = []

  /// `nil` where a transformer havocs more combinations than can be listed.
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

  /// Drops transformers that equal an earlier one. For searches that do not need the operation's name.
  mutating func dropRepeated() {
    var seen: Set<[UInt64]> = []
    deeds = deeds.filter {
      seen.insert([$0.known, $0.before, $0.changed, $0.after, UInt64($0.combinations.count)]).inserted
    }
  }
}
