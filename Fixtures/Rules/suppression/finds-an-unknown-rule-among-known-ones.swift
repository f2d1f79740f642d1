enum Fruit { case apple, pear, plum }

func price(_ fruit: Fruit) -> Int {
  switch fruit {
  case .apple: 3
  // untangle:disable:next enum_default stringkey - one price by law  //~ suppression "unknown rule 'stringkey'; did you mean 'string_key'?"
  default: 2
  }
}
