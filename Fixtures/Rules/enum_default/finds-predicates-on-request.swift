//@ predicates = report
enum DeskLamp { case off, dim, bright }

func isOff(_ lamp: DeskLamp) -> Bool {
  switch lamp {
  case .off: true
  default: false  //~ enum_default "'dim' and 'bright'"
  }
}
