import Foundation

enum Key { static let lastSave = "lastSave" }

func save() { UserDefaults.standard.set(Date(), forKey: Key.lastSave) }

func load(_ read: (String) -> Date) -> Date { read(Key.lastSave) }
