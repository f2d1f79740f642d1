final class Kettle {
  enum Phase { case cold, heating, hot }

  private var phase = Phase.cold
  private(set) var isGlowing = false  //~ derived_flag "'isGlowing' is true exactly when 'phase' is 'heating'"

  func heat() {
    phase = .heating
    isGlowing = true
  }

  func boil() {
    phase = .hot
    isGlowing = false
  }

  func pourOut() {
    phase = .cold
    isGlowing = false
  }
}
