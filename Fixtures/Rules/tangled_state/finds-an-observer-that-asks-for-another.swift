/// The identifier is shown in one mode only, so its observer asks for the mode.
final class MachineScreen {
  var isRestoring = false {  //~ tangled_state "what the observer of 'identifier' does hangs on 'isRestoring'"
    didSet { update() }
  }
  var identifier: Int? {
    didSet {
      guard identifier != nil, isRestoring else { return }
      update()
    }
  }
  private(set) var updates = 0

  private func update() { updates += 1 }
}

struct MachineHost {
  let screen: MachineScreen
  var isRestoring: Bool
  var identifier: Int?

  func fill() {
    screen.identifier = identifier
    screen.isRestoring = isRestoring
  }
}

/// One value with one observer.
final class RepairedScreen {
  enum Mode: Equatable { case running, restoring(Int?) }
  var mode = Mode.running {
    didSet { updates += 1 }
  }
  private(set) var updates = 0
}
