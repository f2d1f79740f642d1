/// The nodes that a search has found, in order: initial nodes, then those reached from them.
struct SearchNodes {
  /// By node, the values of all variables.
  private(set) var states: [UInt64] = []
  /// By node, the number of its set of pending code. Empty as long as all sets are empty.
  private var pendingSets: [Int32] = []
  /// The number of initial nodes, which come first.
  private var firstCount = 0
  /// By node after the initial ones, the edge by which it was first reached.
  private var arrivals: [FoundStates.Arrival] = []
  /// The maximum number of nodes.
  private let limit: Int

  private static let few = 1 << 14

  init(limit: Int) { self.limit = limit }

  var count: Int { states.count }

  func pending(at node: Int) -> Int {
    node < pendingSets.count ? Int(pendingSets[node]) : PendingSets.empty
  }

  mutating func reserve(_ count: Int) { states.reserveCapacity(count) }

  /// Adds an initial node. Must precede all other nodes.
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

  /// Reserves the maximum at once. Untouched memory is not resident, while an array that grows needs three
  /// times its old size for a moment. The factor 2 is needed because one transformer may exceed the limit
  /// before the search ends.
  private mutating func reserveAll() {
    states.reserveCapacity(2 * limit)
    arrivals.reserveCapacity(2 * limit)
  }

  func found(_ fields: [StateLayout.Field], names: [OperationName]) -> FoundStates {
    FoundStates(
      fields: fields, bits: states, firstCount: firstCount, arrivals: arrivals, nodes: firstNodes,
      names: names)
  }

  /// By state, its first node; nil where nodes and states are the same.
  private var firstNodes: [Int32]? {
    guard !pendingSets.isEmpty else { return nil }
    var known: Set<UInt64> = []
    return states.indices.compactMap { known.insert(states[$0]).inserted ? Int32($0) : nil }
  }
}
