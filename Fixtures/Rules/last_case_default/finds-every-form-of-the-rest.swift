enum Tide { case low, high }

struct Chart {
  var tide = Tide.low

  func byDefault() -> Int {
    switch tide {
    case .low: return 0
    default: return 4  //~ last_case_default "default stands for one case of 'Tide': 'high'"
    }
  }

  func byWildcard() -> Int {
    switch tide {
    case .low: return 0
    case _: return 4  //~ last_case_default "the catch-all case stands for"
    }
  }

  func byBinding() -> Int {
    switch tide {
    case .low: return 0
    case let other: return depth(other)  //~ last_case_default
    }
  }

  func insideClosure() -> () -> Int {
    { [tide] in
      switch tide {
      case .high: return 4
      default: return 0  //~ last_case_default "'low'"
      }
    }
  }
}
