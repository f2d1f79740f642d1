// Generated using SwiftGen. DO NOT EDIT
import Foundation

func migrate() {
  UserDefaults.standard.set(true, forKey: "migrated")
  _ = UserDefaults.standard.bool(forKey: "migrated")
}
