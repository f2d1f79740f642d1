// Animations move whole; a block that runs later applies a state, too.
final class PairingController: UIViewController {
  private let image = UIImageView("image")
  private let hint = UILabel("hint")
  private let retryButton = UIButton("retryButton")
}

extension PairingController {
  func beginSearching() {
    image.image = "antenna"
    hint.text = "Looking for speakers"
    UIView.animate(withDuration: 0.2) {
      self.retryButton.alpha = 0
      self.hint.alpha = 1
    }
  }

  func didFind(_ speaker: String) {
    later {
      self.image.image = "speaker"
      self.hint.text = "Found \(speaker)"
      self.retryButton.alpha = 0
      self.hint.alpha = 1
    }
  }

  func timeOut() { image.image = nil; hint.text = "Nothing found"; retryButton.alpha = 1 }
}

func playPairingController() {
  let controller = PairingController()
  controller.beginSearching()
  controller.timeOut()
  controller.beginSearching()
  controller.didFind("Kitchen")
  controller.timeOut()
  runLater()
}
