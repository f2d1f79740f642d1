import Foundation

enum PlainKey { static let lastSave = "lastSave" }

func save() { UserDefaults.standard.set(Date(), forKey: PlainKey.lastSave) }

func load(_ read: (String) -> Date) -> Date { read(PlainKey.lastSave) }
