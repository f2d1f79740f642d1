final class MeterView: UIView {
  @IBInspectable var showsTicks: Bool = true
  @IBInspectable var showsNeedle: Bool = true
  @objc dynamic var isActive = false
  @NSManaged var isArchived: Bool

  func activate() {
    showsTicks = true
    showsNeedle = true
    isActive = true
  }

  func archive() {
    showsTicks = false
    showsNeedle = false
    isActive = false
    isArchived = true
  }
}
