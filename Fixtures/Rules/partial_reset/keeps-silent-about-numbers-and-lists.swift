// What is left out are a number and a list, which are not compared.
final class Game {
  private(set) var isRunning = false
  private(set) var isWon = false
  private var score = 0
  private var cards: [String] = []

  func start() {
    isRunning = true
    cards = ["ace"]
  }

  func win() {
    isWon = true
    score = 10
  }

  func end() {
    isRunning = false
    isWon = false
    score = 0
    cards = []
  }

  func leave() {
    isRunning = false
    isWon = false
    score = 0
    cards = []
  }

  func crash() {
    isRunning = false
    isWon = false
  }
}
