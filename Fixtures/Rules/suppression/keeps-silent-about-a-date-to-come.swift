enum Fruit { case apple, pear, plum }

func price(_ fruit: Fruit) -> Int {
  switch fruit {
  case .apple: 3
  // untangle:disable:next enum_default until: 2999-03 - the server adds cases weekly
  default: 2
  }
}

func weight(_ fruit: Fruit) -> Int {
  switch fruit {
  case .apple: 3
  default: 2  // untangle:disable:this enum_default until: 2999-03-15 - one weight
  }
}
