// error: setter is inaccessible
import SwiftUI

final class Loader: ObservableObject {
  @Published private(set) var hasFailed = false

  func load() {
    hasFailed = true
  }
}

struct LoaderView: View {
  @StateObject private var model = Loader()

  var body: some View {
    Text("Loader")
      .alert("Failed", isPresented: $model.hasFailed) { Button("OK") {} }
  }
}
