import Foundation

func save() { UserDefaults.standard.set("/tmp/notes", forKey: "folder") }

var folder: URL? { UserDefaults.standard.url(forKey: "folder") }
