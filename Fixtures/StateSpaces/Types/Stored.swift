//~ states Stored exact
//~ variables isOn isOff onChange
//~ make Stored()
//~ do it.prepare()
//~ do it.fire()
//~ do it.drop()
//~ flaw a closure in a property runs where the property is called

/// A closure in an optional property, called by hand and by others.
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
