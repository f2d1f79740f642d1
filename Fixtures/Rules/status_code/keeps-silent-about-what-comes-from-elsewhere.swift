// A parameter, a decoder, a user's defaults: other values may come.
final class Player {
  var mode = 0
  var kind = "local"
  private var speed = 1

  init(mode: Int) { self.mode = mode }

  func stop() { mode = 0 }

  func play() { mode = 1 }

  func isPlaying() -> Bool { mode == 1 || mode == 2 }

  func load(_ text: String) { kind = text }

  func reset() { kind = "remote" }

  func isLocal() -> Bool { kind == "local" || kind == "remote" }

  func run() { speed = speed == 1 ? 2 : speed == 2 ? 3 : 1 }
}

struct Settings: Codable {
  var theme = "light"

  mutating func darken() { theme = "dark" }

  mutating func follow() { theme = "auto" }

  func isDark() -> Bool { theme == "dark" }
}
