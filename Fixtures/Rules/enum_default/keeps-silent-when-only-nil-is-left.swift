enum Meal { case breakfast, lunch, dinner }

func hours(_ next: Meal?) -> Int {
  switch next {
  case .breakfast?: 8
  case .lunch?, .dinner?: 13
  default: 0
  }
}

func minutes(_ next: Meal?) -> Int {
  switch next {
  case .some(let meal): meal.minutes
  default: 0
  }
}
