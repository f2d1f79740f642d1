import Foundation

struct Onboarding {
  private enum Key: String { case hasSeenTour }

  func finish() {
    UserDefaults.standard.set(true, forKey: Key.hasSeenTour.rawValue)
  }

  var isDue: Bool {
    !UserDefaults.standard.bool(forKey: Key.hasSeenTour.rawValue)
  }
}
