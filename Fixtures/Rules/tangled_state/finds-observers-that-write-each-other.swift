/// A preset and what it stands for, kept in step both ways.
final class PrivacySettings {
  enum Preset { case open, closed, custom }

  var preset = Preset.open {  //~ tangled_state "the observers of 'preset' and 'isListed' write each other"
    didSet { apply(preset) }
  }
  var isListed = true {
    didSet { evaluate() }
  }

  private func apply(_ preset: Preset) {
    if preset == .closed { isListed = false }
  }

  private func evaluate() { preset = isListed ? .custom : .closed }
}

/// The preset follows from what is stored.
final class DerivedSettings {
  enum Preset { case open, closed }

  var isListed = true
  var preset: Preset { isListed ? .open : .closed }
}

/// Both observers redraw, and neither writes the other.
final class Chart {
  var hasGrid = true {
    didSet { draw() }
  }
  var hasLegend = true {
    didSet { draw() }
  }
  private(set) var drawings = 0

  private func draw() { drawings += 1 }
}
