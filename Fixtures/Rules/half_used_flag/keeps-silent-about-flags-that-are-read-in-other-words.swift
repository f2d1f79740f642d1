import SwiftUI

/// Read by a comment's word only (`hasEnded`), by an observer, in another file, or by whoever redraws.
final class Race {
  private var hasEnded = false
  private var hasBegun = false { didSet { print("begun") } }
  private(set) var isFast = false

  func begin() {
    hasBegun = true
    isFast = true
  }

  func end() { hasEnded = true }
}

final class Refreshing: ObservableObject {
  @Published private var tick = false

  func again() { tick.toggle() }
}
