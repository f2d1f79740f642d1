import Foundation

func languages() -> [String]? { UserDefaults.standard.stringArray(forKey: "AppleLanguages") }
