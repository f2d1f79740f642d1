class AudioCell {
  var playing = false  //~ tangled_state "'loading' begins only where neither it nor 'playing' is set"
  var loading = false

  func update(_ url: String) {
    guard !playing, !loading else { return }
    loading = true
    download(url) { [weak self] in self?.loading = false }
  }

  func press() { playing = !playing }
  func finish() { playing = false }
}

/// Whoever asks for one of them only does not mean two sides of one state.
class VideoCell {
  var muted = false
  var loading = false

  func update(_ url: String) {
    guard !loading else { return }
    loading = true
    download(url) { [weak self] in self?.loading = false }
  }

  func press() { muted = !muted }
}

/// The user may import while the scan goes on: its guard leaves the other flag out.
class FolderImporter {
  var isImporting = false  //~ tangled_state "'isImporting' and 'isScanning' are asked for together"
  var isScanning = false

  func scan(_ url: String) {
    guard !isImporting, !isScanning else { return }
    isScanning = true
    download(url) { [weak self] in self?.isScanning = false }
  }

  func take(_ url: String) {
    guard !isImporting else { return }
    isImporting = true
    download(url) { [weak self] in self?.isImporting = false }
  }
}
