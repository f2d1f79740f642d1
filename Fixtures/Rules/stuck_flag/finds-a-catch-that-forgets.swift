// What fails is shown, and the spinner turns on.
final class Feed {
  private(set) var isLoading = false
  private(set) var message = ""
  private let server = FeedServer()

  func load() async {
    isLoading = true  //~ stuck_flag "'isLoading' stays true when an error ends 'load'"
    do {
      try await server.pull()
      isLoading = false
    } catch {
      message = "\(error)"
    }
  }
}

struct FeedServer {
  func pull() async throws {}
}
