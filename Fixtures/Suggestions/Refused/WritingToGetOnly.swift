// error: cannot assign to property: 'isLoading' is a get-only property
final class Feed {
  private enum Phase {
    case idle, loading
  }

  private var phase = Phase.idle
  var isLoading: Bool { phase == .loading }

  func load() {
    isLoading = true
    phase = .loading
  }
}
