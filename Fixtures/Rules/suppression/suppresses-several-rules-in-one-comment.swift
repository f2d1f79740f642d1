enum Fruit { case apple, pear, plum }
enum Can { case open, closed }

func price(_ fruit: Fruit, _ can: Can) {
  // untangle:disable enum_default last_case_default - a table from the law
  switch fruit {
  case .apple: print(3)
  default: print(2)
  }
  switch can {
  case .open: print(3)
  default: print(2)
  }
}
