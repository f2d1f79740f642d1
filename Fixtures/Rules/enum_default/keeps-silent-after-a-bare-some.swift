enum Meal { case breakfast, lunch, dinner }

func isPlanned(_ next: Meal?) -> Int {
  switch next {
  case .some: 1
  default: 0
  }
}

func isSet(_ next: Meal?) -> Int {
  switch next {
  case Optional.some: 1
  default: 0
  }
}
