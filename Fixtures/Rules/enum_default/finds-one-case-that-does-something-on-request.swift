//@ predicates = report
enum Tide { case low, rising, high, falling }

func watch(_ tide: Tide, _ open: () -> Void) {
  switch tide {
  case .high: open()
  default: break  //~ enum_default "'low', 'rising' and 'falling'"
  }
}
