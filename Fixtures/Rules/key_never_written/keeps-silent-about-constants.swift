import Foundation

enum PlainKey { static let isVerbose = "isVerbose" }

func isVerbose() -> Bool { UserDefaults.standard.bool(forKey: PlainKey.isVerbose) }

func turnOn(_ write: (String) -> Void) { write(PlainKey.isVerbose) }
