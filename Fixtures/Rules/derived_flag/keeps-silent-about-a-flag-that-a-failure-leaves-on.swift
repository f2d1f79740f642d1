final class Upload {
  private var isRunning = false
  private var showsProgress = false

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
