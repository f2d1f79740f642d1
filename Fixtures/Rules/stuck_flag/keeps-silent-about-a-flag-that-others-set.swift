// The window resets the flag when it hears of the failure.
final class Download {
  var isLoading = false
  weak var window: Window?

  func load(_ address: String?) {
    isLoading = true
    guard let address else {
      window?.failed()
      return
    }
    window?.show(address)
    isLoading = false
  }
}

final class Window {
  let download: Download
  init(_ download: Download) { self.download = download }
  func failed() { download.isLoading = false }
  func show(_ text: String) {}
}
