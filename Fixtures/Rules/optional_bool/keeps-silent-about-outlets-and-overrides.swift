final class SwitchCell: BaseCell {
  @IBOutlet var isOn: Bool!
  @IBInspectable var isBig: Bool?
  @objc dynamic var isLive: Bool?

  func arm() {
    isOn = true
    isBig = true
    isLive = true
  }
}

class BaseCell: UITableViewCell {}

final class LoudCell: BaseCell {
  override var isLoud: Bool? {
    didSet { setNeedsLayout() }
  }

  func hush() { isLoud = false }
}
