//~ states Workout exact
//~ variables isSignedIn isRunning isSaving
//~ make Workout()
//~ do it.logIn()
//~ do it.startWorkout()
//~ do it.stopWorkout()
//~ sees false false false
//~ sees true false false
//~ sees true true false
//~ sees true false true
//~ sees false false true
//~ way false false true: stopWorkout
//~ rewrite isSignedIn isRunning isSaving

/// Starting is guarded, stopping and logging in are not.
final class Workout {
  private(set) var isSignedIn = false
  private(set) var isRunning = false
  private(set) var isSaving = false
  private let server = Server()

  func logIn() { isSignedIn = true }

  func startWorkout() {
    guard isSignedIn, !isRunning, !isSaving else { return }
    isRunning = true
  }

  func stopWorkout() {
    isRunning = false
    isSaving = true
    server.ask("save") { _ in self.isSaving = false }
  }
}
