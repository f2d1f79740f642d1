// `neighbour?.mode` may be nil: the rest takes two values, and naming one would not compile.
enum Mode { case idle, active, asleep }

final class Oven {
  weak var neighbour: Oven?
  var mode = Mode.idle

  func check() {
    switch neighbour?.mode {
    case .idle, .active: print(1)
    default: print(2)  //~ enum_default "'asleep' and 'nil'"
    }
  }
}
