//~ states Upkeep.State contains
//~ variables isRunning hasFailed isDone
//~ make Upkeep.State()
//~ do Upkeep().reduce(into: &it, .start)
//~ do Upkeep().reduce(into: &it, .finish)
//~ do Upkeep().reduce(into: &it, .fail)
//~ do Upkeep().reduce(into: &it, .again)
//~ rewrite refused: outside

/// A reducer: who has a value as `inout` has it alone, so that no call in between can see or change it.
struct Upkeep {
  struct State {
    fileprivate(set) var isRunning = false
    fileprivate(set) var hasFailed = false
    fileprivate(set) var isDone = false

    init() {}
  }

  enum Action { case start, finish, fail, again }

  func reduce(into state: inout State, _ action: Action) {
    switch action {
    case .start:
      state.isRunning = true
      note()
      state.hasFailed = false
      state.isDone = false
    case .finish:
      guard state.isRunning else { return }
      state.isRunning = false
      state.isDone = true
    case .fail:
      guard state.isRunning else { return }
      state.isRunning = false
      state.hasFailed = true
    case .again:
      reduce(into: &state, .start)
      if unknown() { reduce(into: &state, .fail) }
    }
  }

  private func note() {}
}
