import Foundation

func prepare() {
  UserDefaults.standard.register(defaults: ["accent": "blue"])
}

var accent: Data? { UserDefaults.standard.data(forKey: "accent") }  //~ key_type_mismatch "registered as 'String'"
