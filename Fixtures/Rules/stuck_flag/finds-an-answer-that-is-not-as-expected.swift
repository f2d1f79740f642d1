// The answer resets the flag, unless it is empty.
final class Search {
  private(set) var isSearching = false
  private let server = SearchServer()
  private var hits: [String] = []

  func start(_ text: String) {
    isSearching = true
    server.ask(text) { [weak self] answer in
      guard let self else { return }
      guard let answer else { return }  //~ stuck_flag "'isSearching' stays true when 'start' ends here"
      hits = answer
      isSearching = false
    }
  }
}

struct SearchServer {
  func ask(_ text: String, done: @escaping ([String]?) -> Void) {}
}
