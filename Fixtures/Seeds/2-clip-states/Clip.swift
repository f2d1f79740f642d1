struct Clip {
  let address: URL
  var transfer: Transfer?
  var file: File?
  var isPlaying = false
  var progress: Double = 0
}

final class Player {
  var clip: Clip

  init(clip: Clip) { self.clip = clip }

  func download() {
    guard clip.transfer == nil, clip.file == nil else { return }
    clip.transfer = Transfer(clip.address)
  }

  func finish(_ file: File) {
    clip.transfer = nil
    clip.file = file
  }

  func play() {
    guard clip.file != nil else { return }
    clip.isPlaying = true
  }

  func advance(to progress: Double) {
    guard clip.isPlaying else { return }
    clip.progress = progress
  }

  func pause() {
    clip.isPlaying = false
  }

  func leave() {
    clip.transfer?.cancel()
  }
}
