enum Fruit { case apple, pear, plum }

func price(_ fruit: Fruit) {
  switch fruit {
  case .apple: print(3)
  // untangle:disable:next enum_default - one price by law
  default: print(2)
  }
  switch fruit {
  case .apple: print(3)
  default: print(2)  // untangle:disable:this enum_default - one price by law
  }
  switch fruit {
  case .apple: print(3)
  default: print(2)
  // untangle:disable:previous enum_default - one price by law
  }
  switch fruit {
  case .apple: print(3)
  default: print(2)  //~ enum_default
  }
}
