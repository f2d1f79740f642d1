enum Tide { case low, rising, high, falling }

final class Harbour {
  var isOpen = false

  /// The same as `if case .high = tide`.
  func watch(_ tide: Tide) {
    switch tide {
    case .high: isOpen = true
    default: break
    }
    switch tide {
    case .low: isOpen = false
    default: return
    }
  }

  func close(_ tide: Tide) {
    switch tide {
    case .high: isOpen = true
    default: isOpen = false  //~ enum_default
    }
  }
}
