enum Fruit { case apple, pear, plum }
enum Can { case open, closed }

// untangle:disable enum_default last_case_default - a table from the law
func price(_ fruit: Fruit, _ can: Can) {
  switch fruit {
  case .apple: print(1)
  default: print(2)
  }
  // untangle:enable enum_default
  switch fruit {
  case .apple: print(3)
  default: print(2)  //~ enum_default
  }
  switch can {
  case .open: print(3)
  default: print(2)
  }
}
