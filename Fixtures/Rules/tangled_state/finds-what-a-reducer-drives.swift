/// The state of a reducer: its closure has the state as `inout`, and nobody else changes it.
struct Checkout: Reducer {
  struct State {
    var isPaying = false  //~ tangled_state "are one state in 3 flags: at most 4 of 8"
    var hasFailed = false
    var isPaid = false
  }

  enum Action { case pay, paid, failed }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .pay:
        state.isPaying = true
        state.hasFailed = false
        state.isPaid = false
        return .none
      case .paid:
        state.isPaying = false
        state.hasFailed = false
        state.isPaid = true
        return .none
      case .failed:
        state.isPaying = false
        state.hasFailed = true
        state.isPaid = false
        return .none
      }
    }
  }
}
