final class Button {
  func enable(next isOn: Bool) {
    if isOn {
      view.alpha = 1
      view.isEnabled = true
      label.text = "Next"
    } else {
      view.alpha = 0.3
      view.isEnabled = false
      label.text = ""
    }
  }
}
