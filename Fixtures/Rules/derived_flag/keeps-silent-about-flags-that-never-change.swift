final class Features {
  private var hasSearch = true
  private var hasFilters = true

  func describe() -> String {
    hasSearch && hasFilters ? "all" : "some"
  }
}
