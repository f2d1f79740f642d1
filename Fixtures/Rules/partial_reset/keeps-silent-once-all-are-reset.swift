// The same with nothing forgotten.
final class Recorder {
  private(set) var isRecording = false
  private(set) var isPaused = false
  private(set) var hasClipped = false
  private var file: File?

  func record(to file: File) {
    self.file = file
    isRecording = true
  }

  func pause() {
    isPaused = true
  }

  func levelWasTooHigh() {
    hasClipped = true
  }

  func stop() {
    isRecording = false
    isPaused = false
    hasClipped = false
    file = nil
  }

  func discard() {
    file = nil
    isRecording = false
    isPaused = false
    hasClipped = false
  }

  func unplugged() {
    isRecording = false
    isPaused = false
    hasClipped = false
    file = nil
  }
}

struct File { var name: String }
