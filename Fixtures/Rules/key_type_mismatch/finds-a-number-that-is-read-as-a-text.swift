import Foundation

func save() { UserDefaults.standard.set(5, forKey: "retries") }

var retries: String? { UserDefaults.standard.string(forKey: "retries") }  //~ key_type_mismatch
