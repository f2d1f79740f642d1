enum Fruit { case apple, pear, plum }

// untangle:disable enum_default - a table from the law
func price(_ fruit: Fruit) -> Int {
  switch fruit {
  case .apple: 3
  default: 2
  }
}
// untangle:enable enum_default

func weight(_ fruit: Fruit) -> Int {
  switch fruit {
  case .apple: 3
  default: 2  //~ enum_default
  }
}

// untangle:disable enum_default - and one up to the end of the file
func colour(_ fruit: Fruit) -> Int {
  switch fruit {
  case .apple: 3
  default: 2
  }
}
