enum Sport {
  case running, walking, rowing, yoga

  var isOutdoors: Bool {
    switch self {
    case .running, .walking: true
    case .rowing, .yoga: false
    }
  }
}

final class SportWatch {
  let activity: Sport
  var satellites = 0
  var hidesMap = false

  init(activity: Sport) { self.activity = activity }

  func begin() {
    if activity.isOutdoors { satellites = 4 }
  }

  func end() {
    if activity.isOutdoors { satellites = 0 }
  }

  func show() {
    hidesMap = !activity.isOutdoors
  }
}
