//@ minimum_places = 3
import Foundation

func visit() {
  let count = UserDefaults.standard.integer(forKey: "visits")
  UserDefaults.standard.set(count + 1, forKey: "visits")
}
