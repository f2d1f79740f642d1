enum Lifecycle {
  case idle
  case workout(current: String)
}

func title(of lifecycle: Lifecycle) -> String {
  switch lifecycle {
  case .idle: "Ready"
  case .workout(current: let workout): workout  //~ payload_binding_style "binds behind the parenthesis"
  }
}

func isTraining(_ lifecycle: Lifecycle) -> Bool {
  if case .workout(_) = lifecycle { return true }  //~ payload_binding_style "'.workout(_)' binds nothing"
  return false
}
