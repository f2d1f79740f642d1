//~ states Siren contains
//~ variables isLoud isOn
//~ make Siren()
//~ do it.start()
//~ do it.swell()
//~ rewrite left: independent

/// An operator that assigns: what it makes of its left side nobody knows.
final class Siren {
  private var isLoud = false
  private var isOn = false

  func start() { isOn = !isLoud }

  func swell() {
    guard isOn else { return }
    isLoud |= unknown()
  }
}
