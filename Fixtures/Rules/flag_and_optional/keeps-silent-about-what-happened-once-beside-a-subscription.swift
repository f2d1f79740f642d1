import Combine

final class Launch {
  private var didFinish = false
  private var settingsCancellable: AnyCancellable?
  private let settings = PassthroughSubject<Int, Never>()

  func finish() {
    didFinish = true
    settingsCancellable = settings.sink { _ in }
  }

  func open() {
    guard didFinish else { return }
  }
}
