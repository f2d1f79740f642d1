struct Traits {
  var isBold = false
  var isItalic = false
  var isUnderlined = false

  mutating func merge(_ other: Traits) {
    isBold = isBold || other.isBold
    isItalic = isItalic || other.isItalic
    isUnderlined = isUnderlined || other.isUnderlined
  }

  mutating func invert() {
    isBold = !isBold
    isItalic = !isItalic
    isUnderlined = !isUnderlined
  }
}
