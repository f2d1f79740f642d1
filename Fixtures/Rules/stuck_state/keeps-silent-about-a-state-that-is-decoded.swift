// Whatever was stored is where it begins.
struct Progress: Codable {
  enum Level: String, Codable { case start, middle, boss }

  private(set) var level = Level.start

  mutating func win() {
    switch level {
    case .start: level = .middle
    case .middle: level = .start
    case .boss: level = .middle
    }
  }
}
