final class Pairing {
  var isSearching = false  //~ tangled_state
  var isPaired = false
  var isRefused = false
  private let radio = Radio()

  func search() {
    isSearching = true
    isRefused = false
    radio.search { [weak self] answer in
      guard let self else { return }
      self.isSearching = false
      self.isPaired = answer.isYes
    }
  }

  func forget() {
    DispatchQueue.main.async { [weak self] in
      self?.isPaired = false
      self?.isRefused = false
    }
  }
}
