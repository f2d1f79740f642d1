/// Watches folders while it runs; the stream is made and ended by functions that both ways call.
final class FolderWatcher {
  private var stream: Stream?  //~ tangled_state "'stream' is only ever set while 'isRunning' is true: at most 3 of 4 combinations are reached"
  private var isRunning = false
  private let folders: [String]

  init(folders: [String]) { self.folders = folders }

  func start() {
    isRunning = true
    renew()
  }

  func stop() {
    isRunning = false
    close()
  }

  func foldersChanged() { renew() }

  private func renew() {
    guard isRunning else { return }
    close()
    guard let stream = Stream(folders) else { return }
    self.stream = stream
  }

  private func close() {
    guard let stream else { return }
    stream.end()
    self.stream = nil
  }
}

final class Stream {
  init?(_ folders: [String]) { if folders.isEmpty { return nil } }

  func end() {}
}

/// The twin: stopping keeps the last picture, so both may be in any combination.
final class Camera {
  private var picture: Picture?
  private var isRunning = false

  func start() {
    isRunning = true
    take()
  }

  func stop() { isRunning = false }

  func forget() { picture = nil }

  private func take() { picture = Picture() }
}

struct Picture {}
