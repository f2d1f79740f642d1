enum Lifecycle {
  case idle
  case workout(current: String)
}

func title(of lifecycle: Lifecycle) -> String {
  switch lifecycle {
  case .idle: "Ready"
  case let .workout(current: workout): workout
  }
}

func isTraining(_ lifecycle: Lifecycle) -> Bool {
  if case .workout = lifecycle { return true }
  return false
}
