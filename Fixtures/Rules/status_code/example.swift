final class Recorder {
  private var status = 0  //~ status_code "'status' is only ever '0', '1' and '2'"

  func start() { status = 1 }

  func pause() { if status == 1 { status = 2 } }

  func stop() { status = 0 }

  func title() -> String {
    switch status {
    case 0: "Record"
    case 1: "Pause"
    default: "Continue"
    }
  }
}
