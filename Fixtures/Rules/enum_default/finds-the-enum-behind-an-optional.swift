enum Meal { case breakfast, lunch, dinner }

struct Day {
  var next: Meal?
  var meals: [String: Meal] = [:]

  func hours() -> Int {
    switch next {
    case .breakfast: return 8
    default: return 0  //~ enum_default "takes 3 cases of 'Meal': 'lunch', 'dinner' and 'nil'"
    }
  }

  func first() -> Int {
    switch meals["noon"] {
    case .breakfast?: return 8
    case nil: return 0
    default: return 12  //~ enum_default "'lunch' and 'dinner'"
    }
  }

  func unwrapped() -> Int {
    guard let next else { return 0 }
    switch next {
    case .breakfast: return 8
    default: return 12  //~ enum_default "'lunch' and 'dinner'"
    }
  }
}
