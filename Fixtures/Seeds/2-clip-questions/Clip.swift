final class Transfer {}

final class File {}

struct Clip {
  let address: URL
  var transfer: Transfer?
  var file: File?
  var isPlaying = false
  var progress: Double = 0
}

final class Screen {
  var clip: Clip
  let bar: Bar

  init(clip: Clip, bar: Bar) {
    self.clip = clip
    self.bar = bar
  }

  func show() {
    if let transfer = clip.transfer {
      bar.follow(transfer)
    } else if let file = clip.file {
      bar.play(file)
    } else {
      // Neither: what now?
    }
  }
}
