/// What a search has found, in order: the first states, then what they lead to.
struct SearchNodes {
  /// By node, the values of all variables.
  private(set) var states: [UInt64] = []
  /// By node, the set of what is pending; empty as long as nothing ever is.
  private var pendingSets: [Int32] = []
  /// How many nodes are first states; they come before all others.
  private var firstCount = 0
  /// Of the nodes after them.
  private var arrivals: [FoundStates.Arrival] = []
  /// How many nodes a search may find.
  private let limit: Int

  private static let few = 1 << 14

  init(limit: Int) { self.limit = limit }

  var count: Int { states.count }

  func pending(at node: Int) -> Int {
    node < pendingSets.count ? Int(pendingSets[node]) : PendingSets.empty
  }

  mutating func reserve(_ count: Int) { states.reserveCapacity(count) }

  /// A first state; before all others.
  mutating func begin(with state: UInt64, _ pending: Int) {
    append(state, pending)
    firstCount = states.count
  }

  mutating func arrive(at state: UInt64, _ pending: Int, by arrival: FoundStates.Arrival) {
    append(state, pending)
    arrivals.append(arrival)
  }

  private mutating func append(_ state: UInt64, _ pending: Int) {
    if pending != PendingSets.empty, pendingSets.isEmpty {
      pendingSets = Array(repeating: Int32(PendingSets.empty), count: states.count)
    }
    if pending != PendingSets.empty || !pendingSets.isEmpty { pendingSets.append(Int32(pending)) }
    if states.count == Self.few { reserveAll() }
    states.append(state)
  }

  /// Memory that nobody has written to takes no room; an array that doubles takes three times its old size while it
  /// moves. One effect more may lead past the limit before the search ends.
  private mutating func reserveAll() {
    states.reserveCapacity(2 * limit)
    arrivals.reserveCapacity(2 * limit)
  }

  func found(_ fields: [StateLayout.Field], names: [String]) -> FoundStates {
    FoundStates(
      fields: fields, bits: states, firstCount: firstCount, arrivals: arrivals, nodes: firstNodes,
      names: names)
  }

  /// Of each state; nil where each node is a state of its own.
  private var firstNodes: [Int32]? {
    guard !pendingSets.isEmpty else { return nil }
    var known: Set<UInt64> = []
    return states.indices.compactMap { known.insert(states[$0]).inserted ? Int32($0) : nil }
  }
}
