import Foundation

/// One row of the upload queue. The queue moves it on; the row only draws it.
struct UploadItem: Identifiable {
  let id: UUID
  let file: URL

  private(set) var isUploading = false
  private(set) var isPaused = false
  private(set) var isFinished = false
  private(set) var failure: (any Error)?
  private(set) var progress = 0.0
  private(set) var attempts = 0

  init(id: UUID = UUID(), file: URL) {
    self.id = id
    self.file = file
  }

  var symbol: String {
    if failure != nil {
      "exclamationmark.triangle"
    } else if isFinished {
      "checkmark"
    } else if isPaused {
      "pause"
    } else if isUploading {
      "arrow.up"
    } else {
      "clock"
    }
  }

  var canStart: Bool {
    !isUploading && !isFinished
  }

  mutating func start() {
    guard canStart else { return }
    isUploading = true
    isPaused = false
    failure = nil
    attempts += 1
  }

  mutating func pause() {
    guard isUploading else { return }
    isUploading = false
    isPaused = true
  }

  mutating func advance(to fraction: Double) {
    guard isUploading else { return }
    progress = min(max(fraction, progress), 1)
  }

  mutating func finish(with failure: (any Error)? = nil) {
    guard isUploading else { return }
    isUploading = false
    if let failure {
      self.failure = failure
    } else {
      isFinished = true
      progress = 1
    }
  }

  mutating func reset() {
    isUploading = false
    isPaused = false
    isFinished = false
    failure = nil
    progress = 0
  }
}
