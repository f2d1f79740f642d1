enum Pump { case off, on(rate: Int) }

func drive(_ pump: Pump, isFull: Bool) -> Int {
  switch (pump, isFull) {
  case (.on(let rate), false) where rate > 3: rate
  case (.off, _): 0
  default: 1  //~ tuple_default "1 of 4"
  }
}
