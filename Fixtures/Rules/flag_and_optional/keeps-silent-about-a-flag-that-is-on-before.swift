// While the answer is on its way the flag is on and the value not there yet.
final class Catalogue {
  private var page: Page?
  private(set) var isLoading = false

  func load() {
    isLoading = true
    page = nil
    fetchPage { [weak self] page in
      self?.page = page
      self?.isLoading = false
    }
  }
}

struct Page { var number: Int }
