import Foundation

extension UserDefaults {
  var launchCount: Int {
    get { integer(forKey: "launchCount") }  //~ string_key "'launchCount'"
    set { set(newValue, forKey: "launchCount") }
  }

  func forgetLaunches() { removeObject(forKey: "launchCount") }
}
