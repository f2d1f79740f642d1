final class PlayerViewController: UIViewController {
  @IBOutlet var playButton: UIButton!
  @IBOutlet var spinner: UIActivityIndicatorView!
  @IBOutlet var errorLabel: UILabel!

  func fail(_ error: Error) {
    spinner?.stopAnimating()
    self.errorLabel.text = error.localizedDescription
    playButton.isEnabled = false
  }
}
