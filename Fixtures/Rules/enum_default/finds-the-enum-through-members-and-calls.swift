enum Mode { case idle, active, asleep }
typealias PowerMode = Mode

protocol Powered { var mode: Mode { get } }

class Appliance: Powered {
  var mode: Mode { .idle }
  var wanted = PowerMode.idle
  weak var neighbour: Appliance?
  static let shared = Appliance()

  func next() throws -> Mode { .active }
  func later() async -> Mode { .asleep }
}

final class Oven: Appliance {
  func check(_ other: any Powered) async throws {
    switch (mode) {
    case .idle: print(1)
    default: print(2)  //~ enum_default
    }
    switch wanted {
    case .idle: print(1)
    default: print(2)  //~ enum_default
    }
    switch try next() {
    case .idle: print(1)
    default: print(2)  //~ enum_default
    }
    switch await later() {
    case .idle: print(1)
    default: print(2)  //~ enum_default
    }
    switch other.mode {
    case .idle: print(1)
    default: print(2)  //~ enum_default
    }
    switch Appliance.shared.mode {
    case .idle: print(1)
    default: print(2)  //~ enum_default
    }
    switch neighbour?.mode {
    case .idle: print(1)
    default: print(2)  //~ enum_default
    }
  }
}
