import Foundation

struct NameKey: RawRepresentable { var rawValue: String }

func isKnown(_ key: NameKey, _ name: Notification.Name, _ options: UInt, _ thing: Any) -> Bool {
  switch key.rawValue {
  case "a", "b": return true
  default: break
  }
  if name.rawValue == "x" || name.rawValue == "y" { return true }
  switch String(describing: thing) {
  case "1", "2": return true
  default: return false
  }
}
