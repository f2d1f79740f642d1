import Foundation

// Two constants with the same text are two names for one key: `key_collision` speaks of them.
let firstKey = "isSubscribed"
let secondKey = "isSubscribed"

func subscribe() {
  UserDefaults.standard.set(true, forKey: firstKey)
  UserDefaults.standard.set(false, forKey: secondKey)
}
