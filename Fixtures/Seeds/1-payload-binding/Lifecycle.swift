enum Lifecycle {
  case signedOut
  case recording(current: Workout)
  case ready
}

func title(_ lifecycle: Lifecycle) -> String {
  switch lifecycle {
  case .signedOut: return "Sign In"
  case let .recording(current: workout): return workout.name
  case .ready: return "Start"
  }
}

func place(_ lifecycle: Lifecycle) -> String {
  if case .recording(let workout) = lifecycle { return workout.place }
  if case let .recording(workout) = lifecycle { return workout.route }
  if case .recording(current: let workout) = lifecycle { return workout.start }
  if case let .recording(current: workout) = lifecycle { return workout.end }
  return ""
}
