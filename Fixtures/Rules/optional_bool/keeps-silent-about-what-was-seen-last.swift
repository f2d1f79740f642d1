// Nil is that nothing was seen yet.
final class TabBarLayout {
  private var lastWasHorizontal: Bool?
  private var previousIsCompact: Bool?
  private var cachedIsRightToLeft: Bool?

  func layout(isHorizontal: Bool, isCompact: Bool, isRightToLeft: Bool) {
    if lastWasHorizontal != isHorizontal || previousIsCompact != isCompact { rebuild() }
    if cachedIsRightToLeft != isRightToLeft { mirror() }
    lastWasHorizontal = isHorizontal
    previousIsCompact = isCompact
    cachedIsRightToLeft = isRightToLeft
  }

  private func rebuild() {}
  private func mirror() {}
}
