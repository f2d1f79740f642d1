import Foundation

func save() { UserDefaults.standard.set(Date(), forKey: "lastSave") }

func last(_ deed: String) -> Any? { UserDefaults.standard.object(forKey: "last\(deed)") }
