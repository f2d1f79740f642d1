enum Swell { case low, rising, high, falling }

final class Harbour {
  var boats = 0

  /// The same as `if case .high = swell`.
  func watch(_ swell: Swell) {
    switch swell {
    case .high: boats += 1
    default: break
    }
    switch swell {
    case .low: boats -= 1
    default: return
    }
  }

  func close(_ swell: Swell) {
    switch swell {
    case .high: boats += 1
    default: boats -= 1  //~ enum_default
    }
  }
}
