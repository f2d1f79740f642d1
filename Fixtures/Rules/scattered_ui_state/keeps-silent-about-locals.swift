final class Builder {
  func one(_ title: UILabel, _ line: UIView) {
    let button = UIButton()
    title.isHidden = true
    line.isHidden = true
    button.isEnabled = true
  }

  func two(_ title: UILabel, _ line: UIView) {
    let button = UIButton()
    title.isHidden = false
    line.isHidden = true
    button.isEnabled = false
  }

  func three(_ title: UILabel, _ line: UIView) {
    let button = UIButton()
    title.isHidden = false
    line.isHidden = false
    button.isEnabled = true
  }
}
