import Foundation

struct Onboarding {
  func finish() {
    UserDefaults.standard.set(true, forKey: "hasSeenTour")  //~ string_key "in 2 places"
  }

  var isDue: Bool {
    !UserDefaults.standard.bool(forKey: "hasSeenTour")
  }
}
