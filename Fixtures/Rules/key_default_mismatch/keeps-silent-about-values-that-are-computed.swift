import SwiftUI

let standardSize = 10

struct Settings: View {
  @AppStorage("size") private var size = standardSize
  @AppStorage("width") private var width = standardSize * 2

  var body: some View { Text("\(size)") }
}

struct Page: View {
  @AppStorage("size") private var size = 10
  @AppStorage("width") private var width = 20

  var body: some View { Text("\(size)") }
}
