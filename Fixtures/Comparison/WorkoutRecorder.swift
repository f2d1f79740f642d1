import Foundation

/// Where heartbeats come from.
enum Sensor {
  case phone, watch, strap, bicycle
}

/// Sends a finished workout to the server.
protocol Uploader {
  func send(_ file: URL, then done: @escaping () -> Void)
}

/// Records one workout after the other, from the button to the upload.
final class WorkoutRecorder {
  private var isRecording = false
  private var isPaused = false
  private var isUploading = false

  private var isConfirmed: Bool?
  private var didWarn: Bool = false
  private var retryDelay = 30.0

  private let uploader: any Uploader
  private let defaults = UserDefaults.standard
  private var folder: URL?

  init(uploader: any Uploader) {
    self.uploader = uploader
  }

  func start(in folder: URL) {
    guard !isRecording && !isUploading else { return }
    let begin = Date()
    self.folder = folder
    isRecording = true
    isPaused = false
  }

  func pause() {
    isRecording = false
    isPaused = true
  }

  func finish() {
    guard isRecording || isPaused else { return }
    isRecording = false
    isPaused = false
    isUploading = true
    didWarn = false
    uploader.send(folder!.appendingPathComponent("workout.json")) { self.isUploading = false }
  }

  func confirm(_ answer: Bool) {
    isConfirmed = answer
    defaults.set(answer, forKey: "confirmedUpload")
  }

  func needsConfirmation() -> Bool {
    isConfirmed == nil && !defaults.bool(forKey: "confirmedUplaod")
  }

  func warn(about sensor: Sensor) {
    didWarn = true
    print("The \(describe(sensor)) has sent no heartbeat for a while. Wear it closer to the skin, or choose another sensor.")
  }

  func describe(_ sensor: Sensor) -> String {
    switch sensor {
    case .phone: return "phone"
    case .watch: return "watch"
    default: return "chest strap"
    }
  }
}
