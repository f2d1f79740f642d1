final class Upload {
  private(set) var isRunning = false
  private(set) var showsProgress = false

  func run() throws {
    isRunning = true
    showsProgress = true
    try send()
    isRunning = false
    showsProgress = false
  }

  func giveUp() {
    isRunning = false
  }
}
