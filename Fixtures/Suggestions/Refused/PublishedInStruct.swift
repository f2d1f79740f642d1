// error: @Published is only available on properties of classes
import Combine

struct Loader {
  @Published var isLoading = false

  mutating func start() {
    isLoading = true
  }
}
