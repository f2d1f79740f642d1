// LIMIT: Where two enums have all the cases that are named and nothing tells the subject's type,
// the switch is passed over.
enum Oven { case cold, warm, hot }
enum Bath { case cold, warm, hot }

func degrees(_ thing: some Thing) -> Int {
  switch thing.current {
  case .cold: 10
  case .warm: 37
  default: 80
  }
}

// One name of a case proves nothing about a value of an unknown type.
enum Sieve { case fine, coarse, split }

func grain(_ mill: some Mill) -> Int {
  switch mill.setting {
  case .fine: 1
  default: 2
  }
}
