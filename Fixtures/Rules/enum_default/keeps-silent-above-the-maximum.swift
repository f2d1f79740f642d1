//@ maximum_swallowed = 3
enum Digit { case zero, one, two, three, four }

func isSmall(_ digit: Digit) -> Int {
  switch digit {
  case .zero: 1
  default: 0
  }
}
