//~ states Recorder exact
//~ variables isRecording isFull hasGap
//~ make Recorder()
//~ do it.record()
//~ do it.stop()
//~ do it.erase()
//~ rewrite refused: between

/// `while` with `break` and `continue`.
final class Recorder {
  private var isRecording = false
  private var isFull = false
  private var hasGap = false

  func record() {
    isRecording = true
    while unknown() {
      if unknown() {
        hasGap = true
        continue
      }
      guard !isFull else { break }
      isFull = unknown()
    }
    if isFull { isRecording = false }
  }

  func stop() { isRecording = false }

  func erase() {
    if isRecording { return }
    isFull = false
    hasGap = false
  }
}
