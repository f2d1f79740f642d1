import Foundation

func save(_ value: Any) {
  UserDefaults.standard.set(value, forKey: "anything")
  UserDefaults.standard.set(3, forKey: "launches")
}

var anything: Data? { UserDefaults.standard.data(forKey: "anything") }
var launches: Any? { UserDefaults.standard.object(forKey: "launches") }
