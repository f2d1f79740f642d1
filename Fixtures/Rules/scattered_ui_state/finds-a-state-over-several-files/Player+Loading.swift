extension PlayerViewController {
  func load() {  //~ scattered_ui_state "in 'load', 'ready' and 'fail'"
    spinner.startAnimating()
    errorLabel.text = nil
    playButton.isEnabled = false
    client.load { [weak self] in self?.reload() }
  }

  func ready() {
    spinner.stopAnimating()
    errorLabel.text = nil
    UIView.animate(withDuration: 0.2) {
      self.playButton.isEnabled = true
    }
  }
}
