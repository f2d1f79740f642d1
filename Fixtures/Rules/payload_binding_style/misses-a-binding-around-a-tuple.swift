// LIMIT: A `let` around a tuple of cases counts as none.
func show(_ pair: (Event, Event)) {
  switch pair {
  case let (.moved(x, _), .counted(number)): print(x, number)
  default: break
  }
}
