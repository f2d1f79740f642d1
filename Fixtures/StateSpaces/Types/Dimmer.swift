//~ states Dimmer exact
//~ variables isOn isDimmed level
//~ make Dimmer()
//~ make Dimmer(level: .mid)
//~ make Dimmer(level: .high)
//~ do it.toggle()
//~ do it.dim()
//~ do it.cycle()
//~ rewrite isOn isDimmed

/// A parameter of the type of an enum is looked at after it was stored.
struct Dimmer {
  enum Level: CaseIterable { case low, mid, high }
  private(set) var isOn = false
  private(set) var isDimmed = false
  private(set) var level: Level

  init(level: Level = .low) {
    self.level = level
    if level == .high { isOn = true }
  }

  mutating func toggle() {
    isOn.toggle()
    if !isOn { isDimmed = false }
  }

  mutating func dim() { if isOn { isDimmed = level == .low ? false : !isDimmed } }

  mutating func cycle() {
    switch (level, isOn) {
    case (.low, true): level = .mid
    case (.mid, _) where isDimmed: level = .high
    case (.high, _): level = .low; isDimmed = false
    default: break
    }
  }
}
