enum Shape {
  case circle(Int), square(Int), point

  static func == (left: Shape, right: Shape) -> Bool {
    switch (left, right) {
    case (.circle(let first), .circle(let second)): return first == second
    case (.square(let first), .square(let second)): return first == second
    case (.point, .point): return true
    default: return left.id == right.id
    }
  }

  static func < (left: Shape, right: Shape) -> Bool {
    switch (left, right) {
    case (.circle, .square): return true
    default: return left.area < right.area
    }
  }

  static func ~= (left: Shape, right: Shape) -> Bool {
    switch (left, right) {
    case (.point, .point): print("both")
    default: print("other")
    }
    return false
  }
}
