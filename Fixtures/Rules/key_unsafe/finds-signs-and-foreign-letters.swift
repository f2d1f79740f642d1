import SwiftUI

struct Counters: View {
  @AppStorage("@count") private var count = 0  //~ key_unsafe "an '@'"
  @AppStorage("größe") private var size = 0  //~ key_unsafe "beyond ASCII"

  var body: some View { Text("\(count) \(size)") }
}

func startAnew() {
  UserDefaults.standard.removeObject(forKey: "@count")
  UserDefaults.standard.set(1, forKey: "größe")
}
