import Foundation

func isOpen() -> Bool { UserDefaults.standard.bool(forKey: "sidebar.isOpen") }  //~ copied_key "'sidebar.isOpen' is a plain literal in 2 other places"
