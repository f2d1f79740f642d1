/// Nobody has asked yet: that is not what the cursor says.
final class Pages {
  private var cursor: String?
  private(set) var hasMore: Bool?

  func take(_ page: String?) {
    cursor = page
    hasMore = cursor != nil
  }

  func restart() { cursor = nil }
}
