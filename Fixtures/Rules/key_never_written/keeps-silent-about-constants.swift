import Foundation

enum Key { static let isVerbose = "isVerbose" }

func isVerbose() -> Bool { UserDefaults.standard.bool(forKey: Key.isVerbose) }

func turnOn(_ write: (String) -> Void) { write(Key.isVerbose) }
