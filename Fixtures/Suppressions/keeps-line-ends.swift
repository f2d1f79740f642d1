enum Fruit { case apple, pear, plum }

func price(_ fruit: Fruit) -> Int {
  switch fruit {
  case .apple: 3
  // untangle:disable:next enum_default - one price by law
  case .pear, .plum: 2  // untangle:disable:this enum_default - and once more
  }
}

func weight(_ fruit: Fruit) -> Int {
  switch fruit {
  case .apple: 3
  default: 2
  }
}
