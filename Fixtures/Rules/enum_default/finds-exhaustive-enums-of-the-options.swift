//@ exhaustive = [CeilingLamp]
enum CeilingLamp { case off, dim, bright }

func isOff(_ lamp: CeilingLamp) -> Bool {
  switch lamp {
  case .off: true
  default: false  //~ enum_default "the configuration wants none"
  }
}
