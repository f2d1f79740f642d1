final class ThemedController: UIViewController {
  private let title = UILabel(), line = UIView(), button = UIButton()

  func update(theme: Theme) {
    title.textColor = theme.text
    line.backgroundColor = theme.line
    button.tintColor = theme.tint
  }

  func highlight(_ theme: Theme) {
    title.textColor = theme.accent
    line.backgroundColor = theme.accent
    button.tintColor = theme.accent
  }

  func dim(_ theme: Theme) {
    title.textColor = theme.faint
    line.backgroundColor = theme.faint
    button.tintColor = theme.faint
  }
}
