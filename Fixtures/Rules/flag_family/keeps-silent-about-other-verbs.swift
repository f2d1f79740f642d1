final class Track {
  var isPlaying = false
  var isMuted = false
  var isSelected = false
  var isEditing = false
  var hasEnded = false

  func play() { isPlaying = true }

  func mute() { isMuted = true }
}
