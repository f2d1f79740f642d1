final class HikeTracker {
  var isSignedIn: Bool = false  //~ tangled_state "nothing that was read sets 'isSignedIn'"
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

  private func upload(_ finished: @escaping (Bool) -> Void) { print("uploading") }
}
