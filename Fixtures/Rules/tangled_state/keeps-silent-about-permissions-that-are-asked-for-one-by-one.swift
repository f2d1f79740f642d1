final class Permissions: ObservableObject {
  @Published var mayUseCamera = false
  @Published var mayUseMicrophone = false
  @Published var mayLocate = false

  func ask() async {
    mayUseCamera = await request(.camera)
    mayUseMicrophone = await request(.microphone)
    mayLocate = await request(.location)
  }

  func refresh() {
    mayUseCamera = status(of: .camera) == .allowed
    mayUseMicrophone = status(of: .microphone) == .allowed
    mayLocate = status(of: .location) == .allowed
  }
}
