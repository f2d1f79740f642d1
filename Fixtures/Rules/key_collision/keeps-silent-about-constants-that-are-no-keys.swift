import Foundation

enum Key { static let title = "name" }
enum Column { static let header = "name" }

func save() { UserDefaults.standard.set("a", forKey: Key.title) }

func head() -> String { Column.header }
