/// Begins anew: what was there is replaced.
final class LinkReader {
  private var address: String?
  private(set) var isReading = false

  func start(_ next: String?) {
    address = next
    isReading = true
  }

  func stop() {
    isReading = false
    address = nil
  }

  func fail() {
    isReading = false
    address = nil
  }
}
