//~ states UploadModel exact
//~ variables isUploading isRetrying hasGivenUp
//~ make UploadModel()
//~ do it.upload()
//~ do it.end(unknown())
//~ do it.forget()
//~ rewrite isUploading isRetrying hasGivenUp

/// Published flags of a class on the main actor, written in closures, too.
@MainActor final class UploadModel: ObservableObject {
  @Published private(set) var isUploading = false
  @Published private(set) var isRetrying = false
  @Published private(set) var hasGivenUp = false

  func upload() {
    guard !isUploading, !isRetrying else { return }
    withAnimation {
      hasGivenUp = false
      isUploading = true
    }
  }

  func end(_ isFine: Bool) {
    if isFine {
      isUploading = false
      isRetrying = false
    } else if isUploading {
      isUploading = false
      isRetrying = true
    } else if isRetrying {
      isRetrying = false
      hasGivenUp = true
    }
  }

  func forget() { hasGivenUp = false }
}
