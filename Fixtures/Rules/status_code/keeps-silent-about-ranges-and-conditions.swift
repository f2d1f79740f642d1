// A range or a condition asks for more than a name.
final class Oven {
  private var heat = 0
  private var stage = 0

  func low() { heat = 1 }

  func high() { heat = 3 }

  func light() -> String {
    switch heat {
    case 0: "off"
    case 1...2: "dim"
    default: "bright"
    }
  }

  func go() { stage = 1 }

  func end() { stage = 2 }

  func isDone(_ isSure: Bool) -> Bool {
    switch stage {
    case 1 where isSure: true
    case 2: true
    default: false
    }
  }
}
