enum Sport { case running, walking, rowing, yoga }

final class SportWatch {
  let activity: Sport
  var satellites = 0
  var hidesMap = false

  init(activity: Sport) { self.activity = activity }

  func begin() {
    if activity == .running || activity == .walking { satellites = 4 }  //~ repeated_cases "isRunningOrWalking"
  }

  func end() {
    if activity == .running || activity == .walking { satellites = 0 }
  }

  func show() {
    hidesMap = !(activity == .running || activity == .walking)
  }
}
