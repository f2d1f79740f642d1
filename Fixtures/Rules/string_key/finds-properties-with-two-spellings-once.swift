import Foundation

enum Settings {
  static var sendsSignal: Bool {
    get { UserDefaults.standard.bool(forKey: "send_gpc") }  //~ string_key "'Settings' writes the keys of 3 properties in the getter and again in the setter"
    set { UserDefaults.standard.set(newValue, forKey: "send_gpc") }
  }

  static var token: String? {
    get { UserDefaults.standard.string(forKey: "api_token") }
    set {
      if let newValue {
        UserDefaults.standard.set(newValue, forKey: "api_token")
      } else {
        UserDefaults.standard.removeObject(forKey: "api_token")
      }
    }
  }

  static var engine: String? {
    get { UserDefaults.standard.string(forKey: "engine") }
    set { UserDefaults.standard.set(newValue, forKey: "engine") }
  }

  static var name: String? {
    get { UserDefaults.standard.string(forKey: "name") }  //~ string_key "'name' is written as a literal in 3 places"
    set { UserDefaults.standard.set(newValue, forKey: "name") }
  }

  static func forget() { UserDefaults.standard.removeObject(forKey: "name") }
}
