struct Choice {
  var isFinal: Bool?

  mutating func settle() { isFinal = true }
}
