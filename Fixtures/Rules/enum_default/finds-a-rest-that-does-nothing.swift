enum Key { case up, down, left, right }

final class Cursor {
  var row = 0

  func press(_ key: Key) {
    switch key {
    case .up: row -= 1
    case .down: row += 1
    default: break  //~ enum_default
    }
    switch key {
    case .left: row = 0
    case .right: row = 1
    default: return  //~ enum_default
    }
  }
}
