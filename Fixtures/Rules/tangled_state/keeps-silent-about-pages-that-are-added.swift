@MainActor
final class MessageList {
  private(set) var isLoadingMore = false
  private(set) var pages: [Page] = []
  private(set) var isSaved = false
  private(set) var isSaving = false

  func loadMore() {
    isLoadingMore = true
    Task {
      let page = await load()
      pages.append(page)
      isLoadingMore = false
    }
  }

  func forget() { isSaved = false }

  /// What is shown at once is no result of the work.
  func save() {
    isSaving = true
    isSaved = true
    Task {
      if await !send() { isSaved = false }
      isSaving = false
    }
  }
}
