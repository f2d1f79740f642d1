// @generated
enum Lifecycle {
  case idle
  case workout(current: String)
}

func title(of lifecycle: Lifecycle) -> String {
  switch lifecycle {
  case .idle: "Ready"
  case .workout(current: let workout): workout
  }
}

func isTraining(_ lifecycle: Lifecycle) -> Bool {
  if case .workout(_) = lifecycle { return true }
  return false
}
