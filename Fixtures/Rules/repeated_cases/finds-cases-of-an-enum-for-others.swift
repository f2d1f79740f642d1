public enum Lantern {
  case red, green, white
}

func isPort(_ lantern: Lantern) -> Int {
  if lantern == .red || lantern == .white { return 1 }  //~ repeated_cases "write 'public var isRedOrWhite: Bool"
  return 0
}

func steer(_ lantern: Lantern) {
  if lantern == .red || lantern == .white { turn() }
}

func blow(_ lantern: Lantern) {
  if lantern == .red || lantern == .white { horn() }
}
