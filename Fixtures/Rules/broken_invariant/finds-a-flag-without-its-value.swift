//@ invariant Player: isPlaying -> file != nil
final class Player {  //~ broken_invariant "'play' on a fresh instance can lead to 'isPlaying' without 'file'"
  private var file: File?
  private(set) var isPlaying = false

  func open(_ file: File) {
    self.file = file
  }

  func play() {
    isPlaying = true
  }
}

struct File { var name: String }
