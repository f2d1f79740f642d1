//@ labels = left_out
enum Lift {
  case still
  case moving(from: Int, to: Int)
  case stuck(at: Int)
}

enum Door {
  case turned(left: Int)
  case turned(right: Int)
}

func tell(_ lift: Lift, _ door: Door) -> Int {
  if case let .moving(from: start, to: end) = lift { return end - start }  //~ payload_binding_style "repeats labels"
  if case let .turned(left: steps) = door { return steps }
  if case let .opened(by: name) = other() { return name.count }
  if case let .stuck(floor) = lift { return floor }
  return 0
}
