import Foundation

func move(_ take: (String) -> Void) {
  if let old = UserDefaults.standard.string(forKey: "oldName") { take(old) }
  UserDefaults.standard.removeObject(forKey: "oldName")
}
