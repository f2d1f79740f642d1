enum Season { case spring, summer, autumn, winter }
enum Choice { case none, some, all }

struct Garden {
  var season: Season?
  var choice: Choice?

  func plain() -> Int {
    switch season {
    case .spring: 1
    case .summer, .autumn, .winter, nil: 0
    }
  }

  func marked() -> Int {
    switch season {
    case .spring?, .summer?: 1
    case .autumn?, .winter?, nil: 0
    }
  }

  func withoutNil() -> Int {
    switch season {
    case nil: 0
    case .some(.spring): 1
    case .summer?, .autumn?, .winter?: 2
    }
  }

  func conditional(_ isWarm: Bool) -> Int {
    switch season {
    case let .some(season) where isWarm: season == .summer ? 3 : 2
    case .winter: 1
    default: 0
    }
  }

  func namesOfOptional() -> Int {
    switch choice {
    case .all: 1
    case .none?, .some?, nil: 0
    }
  }

  func onlyNil() -> Int {
    switch season {
    case .spring, .summer, .autumn, .winter: 1
    default: 0
    }
  }
}
