import Foundation

func isOpen() -> Bool { UserDefaults.standard.bool(forKey: "sidebar.isOpen") }  //~ copied_key "'sidebar.isOpen' is a plain literal in at least 2 other places"
