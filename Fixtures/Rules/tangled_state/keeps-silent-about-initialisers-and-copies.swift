struct Appearance {
  var isCompact: Bool
  var isTinted: Bool
  var isRounded: Bool

  init() {
    isCompact = false
    isTinted = true
    isRounded = true
  }

  init(compact: Bool) {
    isCompact = compact
    isTinted = false
    isRounded = !compact
  }

  mutating func apply(isCompact: Bool, isTinted: Bool, isRounded: Bool) {
    self.isCompact = isCompact
    self.isTinted = isTinted
    self.isRounded = isRounded
  }

  mutating func take(isCompact: Bool, isTinted: Bool) {
    self.isCompact = isCompact
    self.isTinted = isTinted
  }
}
