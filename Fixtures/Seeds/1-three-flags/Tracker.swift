final class Tracker {
  var isSignedIn: Bool = false
  var isRecording: Bool = false
  var isUploading: Bool = false

  func start() {
    guard isSignedIn && isRecording == false && !isUploading else { return }
    isRecording = true
  }

  func stop() {
    isRecording = false
    isUploading = true
    upload { _ in
      self.isUploading = false
    }
  }

  private func upload(_ finished: @escaping (Bool) -> Void) { Server.shared.upload(finished) }
}
