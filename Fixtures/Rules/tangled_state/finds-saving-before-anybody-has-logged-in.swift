// Eight combinations, five of them reached, and one of those is meant by nobody: `stopWorkout` does not ask.
final class WorkoutController {
  private var hasLoggedIn = false
  //~^ tangled_state "5 of 8 combinations are reached; 'stopWorkout' on a fresh instance can lead to 'savingWorkout' without 'hasLoggedIn' or 'workoutInProgress'"
  private var workoutInProgress = false
  private var savingWorkout = false
  private let store = WorkoutStore()

  func logIn() {
    hasLoggedIn = true
  }

  func startWorkout() {
    guard hasLoggedIn, !workoutInProgress, !savingWorkout else { return }
    workoutInProgress = true
  }

  func stopWorkout() {
    workoutInProgress = false
    savingWorkout = true
    store.save { [weak self] in
      self?.savingWorkout = false
    }
  }
}
