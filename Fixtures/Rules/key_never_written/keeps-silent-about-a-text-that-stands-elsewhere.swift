import Foundation

func isVerbose() -> Bool { UserDefaults.standard.bool(forKey: "isVerbose") }

let switches = ["isVerbose"]

func turnOn() { for key in switches { UserDefaults.standard.set(true, forKey: key) } }
