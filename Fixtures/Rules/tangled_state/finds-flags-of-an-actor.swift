actor TileLoader {
  private var isLoading = false  //~ tangled_state "'isLoading', 'isStale' and 'didFail'"
  private var isStale = true
  private(set) var didFail = false

  func load() async {
    guard isStale, !isLoading else { return }
    isLoading = true
    didFail = false
    do {
      try await fetchTiles()
      isStale = false
    } catch {
      didFail = true
    }
    isLoading = false
  }

  func invalidate() {
    isStale = true
    didFail = false
  }
}
