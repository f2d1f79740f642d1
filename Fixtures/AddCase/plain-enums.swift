//@ add = Exercise.hiking
//@ add = Weekday.holiday
//@ add = Planet.pluto
// Enums without payload, used in every way that names their cases.

enum Exercise { case running, walking, resting }

enum Weekday: String, CaseIterable { case monday, tuesday, sunday }

enum Planet: Int { case mercury = 1, venus, earth }

final class WorkoutSession {
  var activity = Exercise.resting
  var planned: Exercise = .walking

  var isMoving: Bool { activity == .running || activity == .walking }  //~ silent "is neither `.running` nor `.walking`: answers `false`"

  var isStill: Bool { activity != .running && activity != .walking }  //~ silent "is neither `.running` nor `.walking`: answers `true`"

  func speed() -> Double {
    switch activity {  //~ flagged "`.hiking`"
    case .running: return 10
    case .walking: return 5
    case .resting: return 0
    }
  }

  func name() -> String {
    switch self.activity {
    case .running: return "run"
    default: return "something"  //~ silent "takes the `default`"
    }
  }

  func other() -> String {
    switch activity {
    case .running: return "run"
    case let activity: return "\(activity)"  //~ silent "takes `case let activity`"
    }
  }

  func start() {
    guard activity == .resting else { return }  //~ silent "is not `.resting`: the `guard` leaves"
    if activity == planned { return }
    if case .running = planned {  //~ silent "the `else` branch runs"
      activity = .running
    } else {
      activity = .walking
    }
    if planned == .walking { activity = .walking }  //~ silent "the `if` is skipped"
    if planned != .walking { activity = .running } else { stop() }  //~ silent "is not `.walking`: the `if` branch runs"
    if !(planned == .walking) { stop() }  //~ silent "is not `.walking`: the `if` branch runs"
    if planned == .running, isMoving { stop() }  //~ silent "the `if` is skipped"
    if planned == .running || isStill { stop() }  //~ silent "the test is `false`"
  }

  func stop() {
    let label = activity == .running ? "ran" : "did not run"  //~ silent "the ternary gives"
    let isFast = activity == .running  //~ silent "`isFast` is `false`"
    print(label, isFast, [Exercise.running, .walking].contains(activity))  //~ silent "is neither `.running` nor `.walking`"
    while activity == .running { activity = .resting }  //~ silent "the loop ends"
  }
}

extension Weekday {
  var isWeekend: Bool {
    switch self {  //~ flagged
    case .monday, .tuesday: false
    case .sunday: true
    }
  }

  var isBusy: Bool { self != .sunday }  //~ silent "is not `.sunday`: answers `true`"

  static let working: [Weekday] = [.monday, .tuesday]  //~ silent "the list of `.monday`, `.tuesday` lacks it"

  static var free: Set<Weekday> { [.sunday] }  //~ silent "lacks it"

  static let names: [Weekday: String] = [.monday: "Mo", .tuesday: "Tu", .sunday: "Su"]  //~ silent "no entry"

  func next() -> Weekday {
    let order = Weekday.allCases
    return order.first { $0 == .tuesday } ?? self  //~ silent "is not `.tuesday`: answers `false`"
  }
}

extension Planet {
  init?(name: String) {  //~ silent "`init(name:)` never makes it"
    switch name {
    case "Mercury": self = .mercury
    case "Venus": self = .venus
    case "Earth": self = .earth
    default: return nil
    }
  }

  static func isInner(_ planet: Planet) -> Bool {
    if planet == .mercury { return true }  //~ silent "the `if` is skipped"
    return [.mercury, .venus].contains(planet)  //~ silent "answers `false`"
  }

  var symbol: Character {
    return switch self {  //~ flagged
    case .mercury: "☿"
    case .venus: "♀"
    case .earth: "♁"
    }
  }
}
