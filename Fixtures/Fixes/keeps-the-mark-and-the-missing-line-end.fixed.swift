enum Tide { case low, high, rising }
func note(_ tide: Tide) -> Int { switch tide { case .low: return 1; case .high, .rising: return 2 } }