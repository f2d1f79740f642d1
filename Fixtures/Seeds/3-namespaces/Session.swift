import Foundation

final class Session {
  func begin() { UserDefaults.standard.set(true, forKey: "session.isActive") }
  var isActive: Bool { UserDefaults.standard.bool(forKey: "session.isActive") }
  var owner: String? { UserDefaults.standard.string(forKey: "session.owner") }
}

final class Tour {
  func finish() { UserDefaults.standard.set(true, forKey: "tour.isActive") }
  var isActive: Bool { UserDefaults.standard.bool(forKey: "tour.isActive") }
  var page: Int { UserDefaults.standard.integer(forKey: "tour.page") }
}
