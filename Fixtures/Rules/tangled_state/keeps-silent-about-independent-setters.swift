final class TextStyle {
  private(set) var isBold = false
  private(set) var isItalic = false
  private(set) var isUnderlined = false
  private(set) var isStruck = false

  func setBold(_ value: Bool) { isBold = value }
  func setItalic(_ value: Bool) { isItalic = value }
  func toggleUnderline() { isUnderlined.toggle() }
  func strike() { isStruck = true }
}
