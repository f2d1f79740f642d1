//~ states SearchCatalog exact
//~ variables isSearching hasFailed
//~ make SearchCatalog()
//~ do it.search("text")
//~ do it.receive(someOptional())
//~ do it.cancel()
//~ rewrite isSearching hasFailed

/// Published flags beside another published variable, of which a subscriber looks at the flags.
final class SearchCatalog: ObservableObject {
  @Published private(set) var isSearching = false
  @Published private(set) var hasFailed = false
  @Published private(set) var hits = 0
  private var bag: [AnyCancellable] = []

  init() {
    $hits.sink { [weak self] _ in
      guard let self, self.isSearching else { return }
      note("hits while searching")
    }
    .store(in: &bag)
  }

  func search(_ text: String) {
    guard !isSearching else { return }
    hasFailed = false
    isSearching = true
  }

  func receive(_ found: Payload?) {
    guard isSearching else { return }
    if found != nil {
      hits = 1
    } else {
      hasFailed = true
    }
    isSearching = false
  }

  func cancel() {
    isSearching = false
    hasFailed = false
  }
}
