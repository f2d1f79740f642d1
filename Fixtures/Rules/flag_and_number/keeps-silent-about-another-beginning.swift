final class Lock {
  private var tries = 0
  private(set) var hasWarned = false

  func fail() {
    tries += 1
    if tries < 5 { hasWarned = true }
  }
}
