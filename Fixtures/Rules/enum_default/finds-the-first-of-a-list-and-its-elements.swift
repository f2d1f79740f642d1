enum Meal { case breakfast, lunch, dinner }

func hours(_ meals: [Meal]) -> [Int] {
  switch meals.first {
  case .breakfast?: print(8)
  default: print(12)  //~ enum_default
  }
  return meals.map {
    switch $0 {
    case .breakfast: 8
    default: 12  //~ enum_default
    }
  }
}
