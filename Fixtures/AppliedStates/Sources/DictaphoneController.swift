// Other calls stand between those on the views; one state is applied by two methods.
final class DictaphoneController: UIViewController {
  enum State { case unknown }

  private let recordButton = UIButton("recordButton")
  private let meter = UIProgressView("meter")
  private let timeLabel = UILabel("timeLabel")
  private let log = UITableView("log")
  private(set) var state = State.unknown
  private var seconds = 0

  func startRecording(at level: Double) {
    seconds = 0
    recordButton.isEnabled = false
    meter.isHidden = false
    meter.setProgress(level, animated: false)
    log.show(["recording"])
    timeLabel.text = "0:00"
  }

  func pauseRecording() {
    // It may go on.
    recordButton.isEnabled = true
    meter.isHidden = true
    // The time stays.
    timeLabel.text = "paused"
  }

  func stopRecording() {
    recordButton.isEnabled = true
    meter.isHidden = true
    timeLabel.text = nil
    seconds = 0
  }

  func discard() {
    log.show(nil)
    recordButton.isEnabled = true
    meter.isHidden = true
    timeLabel.text = nil
  }
}

func playDictaphoneController() {
  let controller = DictaphoneController()
  controller.startRecording(at: 0.25)
  controller.pauseRecording()
  controller.startRecording(at: 0.5)
  controller.stopRecording()
  controller.discard()
}
