final class Impatient: RecordingObserver {
  private var recording: Recording
  private var count = 0

  init(recording: Recording) { self.recording = recording }

  func recordingWillStop(_ recording: Recording) { again() }

  private func again() {
    recording.start()
    count += 1
  }
}
