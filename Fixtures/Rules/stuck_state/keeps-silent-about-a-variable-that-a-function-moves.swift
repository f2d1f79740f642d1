final class Robot {
  enum Mood { case calm, busy, broken }

  private var mood = Mood.calm

  func work() {
    if mood == .calm { mood = .busy }
  }

  func rest() {
    if mood == .busy { mood = .calm }
  }

  func hit() {
    shake(&mood)
  }
}
