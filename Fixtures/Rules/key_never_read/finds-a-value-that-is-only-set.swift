import Foundation

func save() {
  UserDefaults.standard.set(Date(), forKey: "lastSave")  //~ key_never_read
}

func reset() {
  UserDefaults.standard.removeObject(forKey: "lastSave")
}
