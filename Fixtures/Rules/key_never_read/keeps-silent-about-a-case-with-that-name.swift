import Foundation

enum Entry: String, CaseIterable { case lastSave, lastLoad }

func save() { UserDefaults.standard.set(Date(), forKey: "lastSave") }

func all() -> [Any?] { Entry.allCases.map { UserDefaults.standard.object(forKey: $0.rawValue) } }
