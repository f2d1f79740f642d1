// error: binary operator '==' cannot be applied to two 'Phase' operands
enum Phase {
  case idle
  case loaded(count: Int, cursor: (page: Int, size: Int))
  case failed(any Error)
}

final class Feed {
  private(set) var phase = Phase.idle

  func load() {
    guard phase == .idle else { return }
    phase = .loaded(count: 1, cursor: (page: 1, size: 20))
  }
}
