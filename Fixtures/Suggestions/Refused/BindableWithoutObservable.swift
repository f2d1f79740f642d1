// error: The wrapped value must be an object that conforms to Observable
import SwiftUI

final class Loader: ObservableObject {
  @Published var isLoading = false
}

struct LoaderView: View {
  @Bindable var model: Loader

  var body: some View {
    Toggle("Loading", isOn: $model.isLoading)
  }
}
