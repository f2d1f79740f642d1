//~ states Recording contains
//~ variables isRunning isStopping hasStopped observer
//~ make Recording()
//~ do it.start()
//~ do it.watch(Studio())
//~ do it.watch(Impatient(recording: it))
//~ do it.stop()
//~ rewrite left: still

/// The one that is told in the middle of `stop` starts anew at once. Who is told is not known, so what the
/// others would do may happen as well.
final class Recording {
  private(set) var isRunning = false
  private(set) var isStopping = false
  private(set) var hasStopped = false
  private(set) var observer: (any RecordingObserver)?

  func watch(_ new: any RecordingObserver) { observer = new }

  func start() {
    guard !isRunning else { return }
    isRunning = true
    hasStopped = false
  }

  func stop() {
    guard isRunning else { return }
    isRunning = false
    isStopping = true
    observer?.recordingWillStop(self)
    isStopping = false
    hasStopped = true
  }
}

protocol RecordingObserver {
  func recordingWillStop(_ recording: Recording)
}

struct Studio: RecordingObserver {
  func recordingWillStop(_ recording: Recording) { recording.start() }
}
