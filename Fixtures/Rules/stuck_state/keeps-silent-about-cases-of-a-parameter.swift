final class Theme {
  enum Style { case light, dark, sepia }

  private(set) var style = Style.light

  func choose(_ style: Style) {
    self.style = style
  }

  func toggle() {
    switch style {
    case .light: style = .dark
    case .dark: style = .light
    case .sepia: break
    }
  }
}
