import Foundation

func save() { UserDefaults.standard.set(Date(), forKey: "lastSave") }

let exported = ["lastSave"]

func export() -> [Any?] { exported.map { UserDefaults.standard.object(forKey: $0) } }
