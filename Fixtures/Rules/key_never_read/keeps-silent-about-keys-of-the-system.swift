import Foundation

func speak(_ language: String) { UserDefaults.standard.set([language], forKey: "AppleLanguages") }
