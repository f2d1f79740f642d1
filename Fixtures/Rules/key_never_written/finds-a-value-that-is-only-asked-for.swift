import Foundation

func isVerbose() -> Bool {
  UserDefaults.standard.bool(forKey: "isVerbose")  //~ key_never_written
}
