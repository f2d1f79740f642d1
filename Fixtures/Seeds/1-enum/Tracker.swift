final class Tracker {
  private(set) var isSignedIn = false
  private(set) var isRecording = false
  private(set) var isUploading = false

  func signIn() { isSignedIn = true }

  func start() {
    guard isSignedIn && !isRecording && !isUploading else { return }
    isRecording = true
  }

  func stop() {
    guard isRecording else { return }
    isRecording = false
    isUploading = true
    Server.shared.upload { _ in
      self.isUploading = false
    }
  }
}
