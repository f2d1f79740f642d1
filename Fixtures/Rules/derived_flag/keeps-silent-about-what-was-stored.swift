// What is decoded may be anything, also what this version would never write.
struct Setup: Codable {
  private(set) var isDone = false
  private(set) var isHidden = false

  mutating func finish() {
    isDone = true
    isHidden = true
  }

  mutating func restart() {
    isDone = false
    isHidden = false
  }
}
