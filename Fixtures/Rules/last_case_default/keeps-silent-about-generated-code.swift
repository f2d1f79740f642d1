// @generated
enum Wire { case a, b }

func code(_ wire: Wire) -> Int {
  switch wire {
  case .a: 0
  default: 1
  }
}
