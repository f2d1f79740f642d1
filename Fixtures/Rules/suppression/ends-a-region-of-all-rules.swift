enum Fruit { case apple, pear, plum }

// untangle:disable all - a table from the law
func price(_ fruit: Fruit) -> Int {
  switch fruit {
  case .apple: 3
  default: 2
  }
}
// untangle:enable all

func weight(_ fruit: Fruit) -> Int {
  switch fruit {
  case .apple: 3
  default: 2  //~ enum_default
  }
}
