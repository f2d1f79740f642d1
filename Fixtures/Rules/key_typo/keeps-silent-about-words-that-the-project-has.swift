import SwiftUI

struct Columns: View {
  @AppStorage("columnHeight") private var height = 10.0
  @AppStorage("columnWeight") private var weight = 10.0

  var body: some View { Text("\(height) \(weight)") }
}
