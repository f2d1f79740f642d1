import SwiftUI

struct Counter: View {
  @AppStorage("count") private var count = 0
  @AppStorage("isOn") private var isOn = false

  var body: some View { Text("\(count)") }
}

func save() {
  UserDefaults.standard.set(true, forKey: "count")
  UserDefaults.standard.set(2.5, forKey: "isOn")
}

var count: Double { UserDefaults.standard.double(forKey: "count") }
var isOn: Int { UserDefaults.standard.integer(forKey: "isOn") }
