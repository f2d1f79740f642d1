import Foundation

// Every form of a call that user defaults have, and a value of every type.
final class Account {
  private let defaults = UserDefaults.standard
  private let shared = UserDefaults(suiteName: "group.example")

  var isLoggedIn: Bool {
    get { defaults.bool(forKey: "isLoggedIn") }
    set { defaults.set(newValue, forKey: "isLoggedIn") }
  }

  func write(_ name: String?, _ flag: Bool?, _ size: CGFloat, anything: Any) {
    defaults.set(true, forKey: "isLoggedIn")  // at last
    defaults.set(flag, forKey: "isLoggedIn")
    defaults.set(nil, forKey: "isLoggedIn")
    defaults.set(anything, forKey: "isLoggedIn")
    defaults.set(
      name,
      forKey: "user_name"  // of the account
    )
    shared?.set(3, forKey: "LAUNCH_COUNT")
    shared?.set(1.5, forKey: "com.example.app.ratio")
    shared?.set(2, forKey: "com.example.app.ratio")
    shared?.set(1.5 as Float, forKey: "volume")
    shared!.set(URL(string: "https://example.org"), forKey: "home page")
    UserDefaults.standard.set(Data([1]), forKey: "token")
    UserDefaults.standard.set(Date(), forKey: "last-sync")
    UserDefaults.standard.set(["a"], forKey: "names")
    UserDefaults.standard.set(["a": 1], forKey: "scores")
    UserDefaults.standard.set([1, 2], forKey: "sizes")
    UserDefaults.standard.set(size, forKey: "size")
    UserDefaults.standard.setValue(1, forKey: "count")
  }

  func read(_ store: UserDefaults, _ wantsName: Bool) -> [Any?] {
    [
      defaults.string(forKey: "user_name"), shared?.integer(forKey: "LAUNCH_COUNT"),
      shared?.double(forKey: "com.example.app.ratio"), shared?.float(forKey: "volume"),
      store.url(forKey: "home page"), store.data(forKey: "token"),
      store.object(forKey: "last-sync") as? Date, store.stringArray(forKey: "names"),
      store.dictionary(forKey: "scores"), store.array(forKey: "sizes") as? [Int],
      store.object(forKey: "size"), store.object(forKey: "isLoggedIn") == nil,
      store.bool(forKey: ("isLoggedIn")), store.string(forKey: "user_name" as String),
      store.string(forKey: wantsName ? "user_name" : "nickname"), store.value(forKey: "count"),
      store.object(forKey: "mixed") as? Bool, store.integer(forKey: "mixed"),
    ]
  }

  func clear() {
    defaults.removeObject(forKey: "isLoggedIn")
    defaults.register(defaults: ["isLoggedIn": false, "user_name": "nobody"])
    defaults.set(5, forKey: "mixed")
    defaults.set("five", forKey: "mixed")
  }
}
