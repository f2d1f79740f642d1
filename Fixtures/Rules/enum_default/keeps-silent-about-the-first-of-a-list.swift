// LIMIT: What `first`, `last` and closures without written types hand on is not followed to its enum.
enum Meal { case breakfast, lunch, dinner }

func hours(_ meals: [Meal]) -> [Int] {
  switch meals.first {
  case .breakfast?: print(8)
  default: print(12)
  }
  return meals.map {
    switch $0 {
    case .breakfast: 8
    default: 12
    }
  }
}
