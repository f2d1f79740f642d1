//~ states Game exact
//~ variables isRunning isPaused winner
//~ make Game()
//~ do it.begin()
//~ do it.togglePause()
//~ do it.score()
//~ rewrite isRunning isPaused winner

import Observation

@Observable final class Game {
  enum Side { case home, guest }

  var isRunning = false
  var isPaused = false
  private(set) var winner: Side?

  func begin() {
    winner = nil
    isPaused = false
    isRunning = true
  }

  func togglePause() {
    guard isRunning else { return }
    isPaused.toggle()
  }

  func score() {
    guard isRunning, !isPaused else { return }
    if unknown() {
      winner = unknown() ? .home : .guest
      isRunning = false
    }
  }
}
