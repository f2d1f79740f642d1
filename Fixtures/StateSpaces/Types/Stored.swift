//~ states Stored contains
//~ variables isOn isOff onChange
//~ make Stored()
//~ do it.prepare()
//~ do it.fire()
//~ do it.drop()
//~ rewrite left: independent

/// A closure in an optional property, called by hand. Others may have put another one there, as far as the
/// table knows: then a call does nothing.
final class Stored {
  private var isOn = false
  private var isOff = true
  private var onChange: (() -> Void)?

  func prepare() {
    onChange = { [weak self] in
      guard let self else { return }
      isOn = !isOff
    }
  }

  func fire() {
    isOff = isOn
    onChange?()
  }

  func drop() { onChange = nil }
}
