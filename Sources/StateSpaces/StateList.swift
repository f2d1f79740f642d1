/// The states of a space, in order.
///
/// A search may find a million. They stay in its packed form, a few bytes each, and each is unpacked on
/// access.
package struct StateList: RandomAccessCollection, Sendable {
  private enum Form: Sendable {
    case listed([StateSpace.State])
    case found(FoundStates)
  }

  private let form: Form

  package init(_ states: [StateSpace.State]) { form = .listed(states) }
  init(_ found: FoundStates) { form = .found(found) }

  package var startIndex: Int { 0 }

  package var endIndex: Int {
    switch form {
    case .listed(let states): states.count
    case .found(let states): states.count
    }
  }

  package subscript(place: Int) -> StateSpace.State {
    switch form {
    case .listed(let states): states[place]
    case .found(let states): states.state(at: place)
    }
  }

  /// The number of distinct combinations of values of some variables, given by index.
  package func combinationCount(of variables: [Int]) -> Int {
    switch form {
    case .listed(let states): Set(states.map { state in variables.map { state.values[$0] } }).count
    case .found(let states): states.combinationCount(of: variables)
    }
  }
}

extension StateList: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: StateSpace.State...) { self.init(elements) }
}

extension StateList: Hashable {
  package static func == (left: Self, right: Self) -> Bool { left.elementsEqual(right) }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for state in prefix(8) { hasher.combine(state) }
  }
}

/// States in the packed form of a search, with the edges by which they were reached.
struct FoundStates: Sendable {
  /// The edge by which a node other than an initial one was first reached.
  struct Arrival: Sendable {
    /// The predecessor node.
    var from: Int32
    /// The index of the operation's name.
    var operation: Int32
  }

  let fields: [StateLayout.Field]
  /// Packed states by node.
  let bits: [UInt64]
  /// The number of initial nodes, which come first. Often all of a million.
  let firstCount: Int
  /// By node after the initial ones.
  let arrivals: [Arrival]
  /// The first node of each state; nil where nodes and states are the same.
  let nodes: [Int32]?
  /// By operation.
  let names: [OperationName]

  var count: Int { nodes?.count ?? bits.count }

  private func node(of place: Int) -> Int { nodes.map { Int($0[place]) } ?? place }

  func state(at place: Int) -> StateSpace.State {
    let node = node(of: place)
    return StateSpace.State(values: fields.map { $0.code(in: bits[node]) }, witness: witness(of: node))
  }

  private func witness(of node: Int) -> [OperationName] {
    var way: [OperationName] = []
    var current = node
    while current >= firstCount {
      let arrival = arrivals[current - firstCount]
      way.append(names[Int(arrival.operation)])
      current = Int(arrival.from)
    }
    return way.reversed()
  }

  /// The number of initial states, which come first.
  var initialCount: Int { (0..<count).prefix { node(of: $0) < firstCount }.count }

  /// The indices of some states, by their bits.
  func places(of wanted: Set<UInt64>) -> [UInt64: Int] {
    var places: [UInt64: Int] = [:]
    for place in 0..<count where wanted.contains(bits[node(of: place)]) {
      places[bits[node(of: place)]] = place
    }
    return places
  }

  func combinationCount(of variables: [Int]) -> Int {
    let mask = variables.reduce(0) { $0 | fields[$1].mask }
    guard variables.count < fields.count else { return count }
    var seen = PagedBits()
    return (0..<count).count { seen.insert(bits[node(of: $0)] & mask) }
  }
}
