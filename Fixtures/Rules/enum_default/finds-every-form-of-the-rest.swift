enum Course { case starter, main, dessert, coffee }

struct Menu {
  var course: Course

  func byDefault() -> Int {
    switch course {
    case .starter: return 1
    default: return 0  //~ enum_default "default takes 3 cases"
    }
  }

  func byWildcard() -> Int {
    switch course {
    case .starter: return 1
    case _: return 0  //~ enum_default "the catch-all case takes 3 cases"
    }
  }

  func byBinding() -> Int {
    switch course {
    case .starter: return 1
    case let other: return price(of: other)  //~ enum_default "the catch-all case takes 3 cases"
    }
  }

  func amongOthers() -> Int {
    switch course {
    case .starter: return 1
    case .main, _: return 0  //~ enum_default
    }
  }
}
