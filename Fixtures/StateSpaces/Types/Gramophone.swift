//~ states Gramophone exact
//~ variables isTurning isLifted
//~ make Gramophone()
//~ watch groove
//~ do it.start()
//~ do it.move(to: number(below: 4))
//~ do it.lift()
//~ do it.lower()
//~ do it.nudge()
//~ do it.stop()
//~ rewrite isTurning isLifted

/// `groove` counts while the record turns, and so goes into these cases.
final class Gramophone {
  private(set) var isTurning = false
  private(set) var isLifted = false
  private(set) var groove = 0

  func start() {
    guard !isTurning else { return }
    isTurning = true
    groove = 1
  }

  func move(to groove: Int) {
    guard isTurning else { return }
    self.groove = groove
  }

  func lift() {
    guard isTurning else { return }
    isLifted = true
  }

  func lower() {
    isLifted = false
    if isTurning { groove += 1 }
  }

  func nudge() {
    guard isTurning, !isLifted else { return }
    groove += 2
    isLifted = groove > 3
  }

  func stop() {
    guard isTurning else { return }
    groove = 0
    isTurning = false
    isLifted = false
  }
}
