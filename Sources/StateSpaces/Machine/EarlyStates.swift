/// What somebody wants to know of the states of some variables: a search that cannot tell it any more ends.
package enum SearchInterest {
  case everything
  /// Nothing where there are more states than these.
  case atMost(Int)
  /// Whether some of these pairs of optionals, by their places, are never set together.
  case exclusion(of: [(first: Int, second: Int)])

  /// Whether all states are asked for.
  var isEverything: Bool {
    switch self {
    case .everything: true
    case .atMost, .exclusion: false
    }
  }

  /// How many states are worth looking for.
  var mostStates: Int {
    switch self {
    case .everything, .exclusion: .max
    case .atMost(let most): most
    }
  }
}

/// States that are reached whatever else the code does: by the effects that are known so far.
///
/// All of them are among those that a whole search finds, for that has the same beginnings and effects and
/// more; so is it with one that gives up, and takes more for possible. What they answer need not be
/// searched for.
struct EarlyStates {
  private let fields: [StateLayout.Field]
  private let interest: SearchInterest
  private var states: [UInt64] = []
  private var effects: [StateTransformer] = []
  /// Of the pairs that somebody asks about, those that were not seen together yet.
  private var apart: [(first: Int, second: Int)] = []

  /// Enough to answer with; more cost more than they help.
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

  /// Whether nothing that is still to be found can make a difference.
  var answersAll: Bool {
    switch interest {
    case .everything: false
    case .atMost(let most): states.count > most
    case .exclusion: apart.isEmpty
    }
  }

  /// Whether they may ever answer all.
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

  /// Adds states, and those that the effects lead to from them.
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

  /// Of very many states after an effect none: those are not early.
  private func some(of effect: StateTransformer, in state: UInt64) -> [UInt64] {
    fields.stateCount(after: effect) <= SearchLimits.earlyBreadth
      ? fields.states(after: effect, in: state) : []
  }
}

extension [StateLayout.Field] {
  /// How many states there are after an effect; at most `Int.max`.
  func stateCount(after effect: StateTransformer) -> Int {
    guard effect.free != 0 else { return 1 }
    return reduce(1) { product, field in
      guard field.mask & effect.free != 0 else { return product }
      let (result, overflow) = product.multipliedReportingOverflow(by: field.symbols.count)
      return overflow ? .max : result
    }
  }

  /// The states after an effect: one, or all that its free variables allow.
  func states(after effect: StateTransformer, in state: UInt64) -> [UInt64] {
    var states: [UInt64] = []
    forEachState(after: effect, in: state) { states.append($0) }
    return states
  }

  /// The same without a list of them, which may be long; the values of the last variable change first.
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
