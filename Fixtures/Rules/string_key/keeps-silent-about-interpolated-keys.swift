import Foundation

func remember(_ id: Int, _ position: Double) {
  UserDefaults.standard.set(position, forKey: "position-\(id)")
  _ = UserDefaults.standard.double(forKey: "position-\(id)")
  UserDefaults.standard.set(position, forKey: "position." + String(id))
}
