import Foundation

func zone() -> String? { UserDefaults.standard.string(forKey: "zone") }

func theme() -> String? { UserDefaults.standard.string(forKey: "background") }

func fields() -> [String: Int] { ["zone": 1, "background": 2] }

func more() -> [String] { ["zone", "background"] }
