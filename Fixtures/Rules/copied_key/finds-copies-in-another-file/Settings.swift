import Foundation

func isOpen() -> Bool { UserDefaults.standard.bool(forKey: "sidebar.isOpen") }  //~ copied_key "'sidebar.isOpen' is written 2 more times"
