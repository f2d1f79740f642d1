enum Course { case starter, main, dessert, coffee }
enum Twin { case size(Int), size(width: Int, height: Int), none }

extension Course {
  static let usual = Course.main
}

func price(_ course: Course) -> Int {
  switch course {
  case .starter: return 1
  case let other: return price(other)
  }
}

func shared(_ course: Course) -> Int {
  switch course {
  case .starter: return 1
  case .main, _: return 0
  }
}

func followed(_ course: Course) -> Int {
  switch course {
  case .starter: return 1
  case _: return 0
  case .main: return 2
  }
}

func twin(_ twin: Twin) -> Int {
  switch twin {
  case .none: return 1
  default: return 0
  }
}

func usual(_ course: Course) -> Int {
  switch course {
  case .starter: return 1
  case Course.usual: return 2
  default: return 0
  }
}
