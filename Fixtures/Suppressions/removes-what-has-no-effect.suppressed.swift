enum Fruit { case apple, pear, plum }

func price(_ fruit: Fruit) -> Int {
  switch fruit {
  case .apple: 3
  // untangle:disable:next enum_default - one price by law
  case .pear, .plum: 2
  }
}

func weight(_ fruit: Fruit) -> Int {
  switch fruit {
  case .apple: 3
  // untangle:disable:next enum_default string_key until: 2999-01 - the shop adds fruit weekly
  default: 2
  }
}

struct Basket {
  var isOpen = false  // untangle:disable:this string_key - mirrored from the till
  var count = /* untangle:disable:this string_key - nobody reads it */ 1
  /* untangle:disable:next tangled_state - one line */ var size = 2
  /*
   * untangle:disable:next
   * string_key tangled_state
   * - nobody knows
   */
  var weight = 3
}

// untangle:disable string_key enum_default tangled_state - a table from the law
func size(_ fruit: Fruit) -> Int {
  switch fruit {
  case .apple: 3
  // untangle:disable:next enum_default - once more
  default: 2
  }
}
// untangle:enable string_key enum_default tangled_state

// untangle:disable:next enum_default - somebody has to move this one
func colour(_ fruit: Fruit) -> Int {
  switch fruit {
  case .apple: 3
  // untangle:disable:next enum_default - the shop adds fruit
  default: 2
  }
}
// untangle:disable:previous enum_default
