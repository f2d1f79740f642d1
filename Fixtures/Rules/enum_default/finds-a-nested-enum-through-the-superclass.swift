class Machine {
  enum Phase { case idle, running, broken }
}

final class Lathe: Machine {
  func show(_ phase: Phase) {
    switch phase {
    case .idle: print("idle")
    default: print("busy")  //~ enum_default "'Machine.Phase'"
    }
  }
}
