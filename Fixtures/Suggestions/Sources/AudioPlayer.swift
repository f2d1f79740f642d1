import Foundation

protocol AudioOutput: AnyObject {
  func open(_ url: URL, ready: @escaping () -> Void)
  func play()
  func pause()
  func close()
}

final class AudioPlayer {
  private(set) var isPlaying: Bool
  private(set) var isPaused: Bool
  private(set) var isBuffering: Bool
  private(set) var currentURL: Optional<URL>

  var isMuted = false
  var onChange: (() -> Void)?

  private let output: any AudioOutput

  init(output: any AudioOutput) {
    self.output = output
    isPlaying = false
    isPaused = false
    isBuffering = false
    currentURL = nil
  }

  deinit {
    output.close()
  }

  func play(_ url: URL) {
    stop()
    currentURL = url
    isBuffering = true
    output.open(url) { [weak self] in
      guard let self, self.isBuffering else { return }
      self.isBuffering = false
      self.isPlaying = true
      self.output.play()
      self.onChange?()
    }
    onChange?()
  }

  func togglePause() {
    if isPlaying {
      isPlaying = false
      isPaused = true
      output.pause()
    } else if isPaused {
      isPaused = false
      isPlaying = true
      output.play()
    }
    onChange?()
  }

  func stop() {
    guard currentURL != nil else { return }
    isPlaying = false
    isPaused = false
    isBuffering = false
    currentURL = nil
    output.close()
    onChange?()
  }

  var buttonTitle: String {
    switch (isPlaying, isBuffering) {
    case (true, _): "Pause"
    case (false, true): "Loading"
    case (false, false): "Play"
    }
  }
}
