/// What a caller needs to know about the states. The search ends once the answer is fixed.
package enum SearchInterest {
  case everything
  /// The states, unless there are more than this number.
  case atMost(Int)
  /// Whether some of these pairs of optionals, by index, are never set together.
  case exclusion(of: [(first: Int, second: Int)])

  /// Whether all states are needed.
  var isEverything: Bool {
    switch self {
    case .everything: true
    case .atMost, .exclusion: false
    }
  }

  /// The number of states beyond which the search may stop.
  var mostStates: Int {
    switch self {
    case .everything, .exclusion: .max
    case .atMost(let most): most
    }
  }
}

/// States that are reachable by the transformers that are known so far.
///
/// They are a subset of what a complete search finds, which has the same initial states and more
/// transformers. A search that gives up over-approximates and includes them too. An answer that they fix
/// needs no complete search.
struct EarlyStates {
  private let fields: [StateLayout.Field]
  private let interest: SearchInterest
  private var states: [UInt64] = []
  private var effects: [StateTransformer] = []
  /// The asked pairs that were not seen set together yet.
  private var apart: [(first: Int, second: Int)] = []

  /// A bound: more states cost more than they save.
  private static let stateLimit = 64

  init(_ layout: StateLayout, from beginnings: [StateTransformer], for interest: SearchInterest) {
    fields = layout.fields
    self.interest = interest
    switch interest {
    case .everything: return
    case .atMost: break
    case .exclusion(let pairs): apart = pairs
    }
    for beginning in beginnings where !answersAll { reach(some(of: beginning, in: 0)) }
  }

  /// Whether further states cannot change the answer.
  var answersAll: Bool {
    switch interest {
    case .everything: false
    case .atMost(let most): states.count > most
    case .exclusion: apart.isEmpty
    }
  }

  /// Whether early states can fix an answer at all.
  var isAsked: Bool {
    switch interest {
    case .everything: false
    case .atMost, .exclusion: true
    }
  }

  mutating func add(_ steps: [SummaryEdge]) {
    guard isAsked else { return }
    let new = steps.compactMap { step -> StateTransformer? in
      if case .watched = step.end { return nil }
      return step.effect.written | step.effect.free == 0 ? nil : step.effect
    }
    effects += new
    for state in states {
      for effect in new where !answersAll { reach(results(of: effect, in: state)) }
    }
  }

  /// Adds states and everything that the known transformers reach from them.
  private mutating func reach(_ found: [UInt64]) {
    var waiting = found
    while let state = waiting.popLast(), states.count < Self.stateLimit, !answersAll {
      guard !states.contains(state) else { continue }
      states.append(state)
      apart.removeAll { fields[$0.first].code(in: state) == 1 && fields[$0.second].code(in: state) == 1 }
      for effect in effects { waiting += results(of: effect, in: state) }
    }
  }

  private func results(of effect: StateTransformer, in state: UInt64) -> [UInt64] {
    (state ^ effect.before) & effect.known == 0 ? some(of: effect, in: state) : []
  }

  /// Empty where a transformer has too many result states to list.
  private func some(of effect: StateTransformer, in state: UInt64) -> [UInt64] {
    fields.stateCount(after: effect) <= SearchLimits.earlyBreadth
      ? fields.states(after: effect, in: state) : []
  }
}

extension [StateLayout.Field] {
  /// The number of states that a transformer allows from one state; saturates at `Int.max`.
  func stateCount(after effect: StateTransformer) -> Int {
    guard effect.free != 0 else { return 1 }
    return reduce(1) { product, field in
      guard field.mask & effect.free != 0 else { return product }
      let (result, overflow) = product.multipliedReportingOverflow(by: field.symbols.count)
      return overflow ? .max : result
    }
  }

  /// The states after a transformer: one, or all combinations of the havocked variables.
  func states(after effect: StateTransformer, in state: UInt64) -> [UInt64] {
    var states: [UInt64] = []
    forEachState(after: effect, in: state) { states.append($0) }
    return states
  }

  /// Like `states(after:in:)`, without building the list. The last variable varies fastest.
  func forEachState(after effect: StateTransformer, in state: UInt64, _ visit: (UInt64) -> Void) {
    let base = (state & ~effect.written) | effect.after
    guard effect.free != 0 else { return visit(base) }
    let free = filter { $0.mask & effect.free != 0 }
    func visitStates(from place: Int, _ state: UInt64) {
      guard place < free.count else { return visit(state) }
      let field = free[place]
      for symbol in field.symbols.indices {
        visitStates(from: place + 1, (state & ~field.mask) | field.bits(symbol))
      }
    }
    visitStates(from: 0, base)
  }
}
