// A switch of two cases that goes on once is a latch.
final class Valve {
  enum Position { case open, shut }

  private var position = Position.open

  func shut() {
    if position == .open { position = .shut }
  }
}
