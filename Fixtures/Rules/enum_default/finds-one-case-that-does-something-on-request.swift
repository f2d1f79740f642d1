//@ predicates = report
enum Swell { case low, rising, high, falling }

func watch(_ swell: Swell, _ open: () -> Void) {
  switch swell {
  case .high: open()
  default: break  //~ enum_default "'low', 'rising' and 'falling'"
  }
}
