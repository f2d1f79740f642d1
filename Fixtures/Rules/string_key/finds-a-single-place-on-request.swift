//@ minimum_places = 1
import Foundation

func greet() -> String? { UserDefaults.standard.string(forKey: "name") }  //~ string_key "user defaults key 'name' is written as a literal"
