//~ states Weathercock exact
//~ variables isTurning isStuck
//~ make Weathercock()
//~ do it.turn(unknown())
//~ do it.oil()
//~ sees false false
//~ sees true false
//~ sees false true
//~ rewrite isTurning isStuck

/// A reset before a `switch`.
final class Weathercock {
  enum Wind { case calm, storm }

  private(set) var isTurning = false
  private(set) var isStuck = false
  private let server = Server()

  func turn(_ isHard: Bool) {
    let wind: Wind = isHard ? .storm : .calm
    isTurning = true
    isStuck = false
    server.ask("turn") { _ in
      self.isTurning = false
      switch wind {
      case .calm: self.isStuck = false
      case .storm: self.isStuck = true
      }
    }
  }

  func oil() {
    isStuck = false
  }
}
