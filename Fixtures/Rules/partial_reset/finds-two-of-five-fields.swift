// Three methods reset five fields together, the fourth two of them.
final class Recorder {
  private(set) var isRecording = false
  private(set) var isPaused = false
  private(set) var hasClipped = false
  private var file: File?
  private var marker: Marker?

  func record(to file: File, from marker: Marker) {
    self.file = file
    self.marker = marker
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
    marker = nil
  }

  func discard() {
    file = nil
    marker = nil
    isRecording = false
    isPaused = false
    hasClipped = false
  }

  func powerFailed() {
    isRecording = false
    isPaused = false
    hasClipped = false
    file = nil
    marker = nil
  }

  func unplugged() {
    isRecording = false
    //~^ partial_reset "'unplugged' does not reset 'hasClipped', 'file' and 'marker': 'discard', 'powerFailed' and 'stop' reset"
    isPaused = false
  }
}

struct File { var name: String }
struct Marker { var seconds: Double }
