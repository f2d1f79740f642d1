import Foundation

struct LaunchCounter {
  func count(_ launches: Int) {
    UserDefaults.standard.set(3, forKey: "launches")
  }

  var launches: Data? {
    UserDefaults.standard.data(forKey: "launches")  //~ key_type_mismatch "read as 'Data' and written as 'Int'"
  }
}
