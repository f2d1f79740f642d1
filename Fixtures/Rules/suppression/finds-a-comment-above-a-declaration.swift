enum Fruit { case apple, pear, plum }

// untangle:disable:next enum_default - one price by law  //~ suppression "the comment covers line 4 only, and the finding of enum_default is on line 7; put it above that line, or write 'untangle:disable enum_default' before"
func price(_ fruit: Fruit) -> Int {
  switch fruit {
  case .apple: 3
  default: 2  //~ enum_default
  }
}

struct Scales {
  // untangle:disable:next all - bought as they are  //~ suppression "and the first of 2 findings is on line 16"
  func weight(_ fruit: Fruit) -> Int {
    switch fruit {
    case .apple: print(3)
    default: print(2)  //~ enum_default
    }
    // untangle:disable:next enum_default - the shop adds fruit weekly  //~ suppression "the finding of enum_default is on line 21"
    return switch fruit {
    case .apple: 3
    default: 2  //~ enum_default
    }
  }
}

// What stands behind the declaration is not meant.
// untangle:disable:next enum_default - one size by law  //~ suppression "remove the comment"
func size(_ fruit: Fruit) -> Int { 3 }

func colour(_ fruit: Fruit) -> Int {
  switch fruit {
  case .apple: 3
  default: 2  //~ enum_default
  }
}
