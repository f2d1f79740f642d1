import Foundation

// LIMIT: Two constants with the same text are two names for one key; that they collide is not seen.
let firstKey = "isSubscribed"
let secondKey = "isSubscribed"

func subscribe() {
  UserDefaults.standard.set(true, forKey: firstKey)
  UserDefaults.standard.set(false, forKey: secondKey)
}
