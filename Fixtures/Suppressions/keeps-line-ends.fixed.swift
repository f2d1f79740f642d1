enum Fruit { case apple, pear, plum }

func price(_ fruit: Fruit) -> Int {
  switch fruit {
  case .apple: 3
  case .pear, .plum: 2
  }
}

func weight(_ fruit: Fruit) -> Int {
  switch fruit {
  case .apple: 3
  default: 2
  }
}
