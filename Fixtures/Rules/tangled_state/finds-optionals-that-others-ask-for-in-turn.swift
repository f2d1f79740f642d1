// One of the two is there, and nobody says what none or both would mean.
struct Transfer { var share: Double }

struct File { var size: Int }

struct Clip {
  let transfer: Transfer?
  let file: File?
}

final class Screen {
  var clip: Clip
  let bar: Bar

  init(clip: Clip, bar: Bar) {
    self.clip = clip
    self.bar = bar
  }

  func show() {
    if let transfer = clip.transfer {  //~ tangled_state "'transfer' and 'file' of 'Clip' are asked for in turn in 'Screen.show' and 'Badge.title'"
      bar.follow(transfer)
    } else if let file = clip.file {
      bar.play(file)
    } else {
      bar.hide()
    }
  }
}

struct Badge {
  func title(of clip: Clip) -> String {
    if clip.transfer != nil {
      "Loading"
    } else if clip.file != nil {
      "Ready"
    } else {
      ""
    }
  }
}
