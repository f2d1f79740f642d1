import Foundation

enum PlainKey { static let title = "name" }
enum Column { static let header = "name" }

func save() { UserDefaults.standard.set("a", forKey: PlainKey.title) }

func head() -> String { Column.header }
