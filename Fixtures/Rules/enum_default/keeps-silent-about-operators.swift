enum Size {
  case small(Int), medium, large

  static func == (left: Size, right: Size) -> Bool {
    switch (left, right) {
    case (.small(let first), .small(let second)): first == second
    case (.medium, .medium), (.large, .large): true
    default: false
    }
  }

  static func < (left: Size, right: Size) -> Bool {
    switch left {
    case .small: return right != .medium
    default: return left.order < right.order
    }
  }

  static func ~= (pattern: Int, size: Size) -> Bool {
    switch size {
    case .small(let value): return value == pattern
    default: return 0 == pattern
    }
  }
}
