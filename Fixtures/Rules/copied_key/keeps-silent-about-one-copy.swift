import Foundation

func zoom() -> Double { UserDefaults.standard.double(forKey: "zoomLevel") }

func log(_ event: (String) -> Void) { event("zoomLevel") }
