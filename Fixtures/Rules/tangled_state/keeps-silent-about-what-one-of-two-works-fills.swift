/// One flag for two works: the options that the second offers are no state of the first.
final class Installer {
  private(set) var isBusy = false
  private(set) var options: [String] = []

  func refresh() {
    isBusy = true
    Task {
      await wait()
      isBusy = false
    }
  }

  func install() {
    isBusy = true
    Task {
      options = await offers()
      isBusy = false
    }
  }

  private func wait() async {}
  private func offers() async -> [String] { [] }
}
