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
  // untangle:disable:next enum_default until: 2999-01 - the shop adds fruit weekly
  default: 2
  }
}

struct Basket {
  var isOpen = false
  var count = 1
  var size = 2
  var weight = 3
}

// untangle:disable enum_default - a table from the law
func size(_ fruit: Fruit) -> Int {
  switch fruit {
  case .apple: 3
  default: 2
  }
}
// untangle:enable enum_default

// untangle:disable:next enum_default - somebody has to move this one
func colour(_ fruit: Fruit) -> Int {
  switch fruit {
  case .apple: 3
  default: 2
  }
}
