final class Repeater {
  private var matches: Bool?

  func press() { matches = false }
  func release() { matches = nil }
  func end() { if matches == false { stop() } }
}
