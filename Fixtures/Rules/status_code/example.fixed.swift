final class Recorder {
  private enum Status { case idle, recording, paused }

  private var status = Status.idle

  func start() { status = .recording }

  func pause() { if status == .recording { status = .paused } }

  func stop() { status = .idle }

  func title() -> String {
    switch status {
    case .idle: "Record"
    case .recording: "Pause"
    case .paused: "Continue"
    }
  }
}
