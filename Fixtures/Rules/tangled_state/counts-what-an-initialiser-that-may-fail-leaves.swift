import Foundation

/// `URL(string:)` may be nil: an image without an address is reached.
final class Preview {
  private var image: String?  //~ tangled_state "5 of 8 combinations are reached"
  private var url: URL?
  private var isLoading = true

  func fill(_ found: [String: String]?) {
    if let found {
      image = found["image"]
      url = URL(string: found["url"] ?? "")
      isLoading = false
    } else {
      isLoading = false
    }
  }

  func show() -> String? { isLoading ? nil : image }
}

extension URL {
  var isSecure: Bool { scheme == "https" }
}
