import Foundation

func prepare() { UserDefaults.standard.register(defaults: ["isVerbose": true]) }

func isVerbose() -> Bool { UserDefaults.standard.bool(forKey: "isVerbose") }
