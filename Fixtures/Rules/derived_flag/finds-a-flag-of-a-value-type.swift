struct Selection {
  private var isActive = false
  private var isHighlighted = false  //~ derived_flag

  mutating func begin() {
    (isActive, isHighlighted) = (true, true)
  }

  mutating func end() {
    (isActive, isHighlighted) = (false, false)
  }
}
