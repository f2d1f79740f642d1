enum Rank: Comparable {
  case low, high

  static func < (left: Rank, right: Rank) -> Bool {
    switch left {
    case .low: return right == .high
    default: return false
    }
  }

  static func ~= (pattern: Int, rank: Rank) -> Bool {
    switch rank {
    case .low: return pattern == 0
    default: return pattern > 0
    }
  }
}
