// To be mounted is how it begins, and no reset that could be forgotten: the request outlives a change of mode.
final class SettingsSheet {
  enum Mode { case full, picker }

  private var mode = Mode.full
  private(set) var isMounted = true
  private var request: Request?

  func pick(_ request: Request) {
    self.request = request
    mode = .picker
    isMounted = false
  }

  func present() {
    request = nil
    mode = .full
    isMounted = true
  }

  func dismissed() {
    request = nil
    mode = .full
    isMounted = true
  }

  func expand() {
    mode = .full
    isMounted = true
  }
}

struct Request { var server: String }
