// The door and the radio know nothing of each other: two states, two findings.
final class Van {
  var isDoorOpen = false  //~ tangled_state "'isDoorOpen', 'isDoorMoving' and 'isDoorLocked'"
  var isDoorMoving = false
  var isDoorLocked = true
  var isRadioOn = false  //~ tangled_state "'isRadioOn', 'isSeeking' and 'isMuted'"
  var isSeeking = false
  var isMuted = false

  func openDoor() {
    isDoorLocked = false
    isDoorMoving = true
  }

  func doorStopped() {
    isDoorMoving = false
    isDoorOpen = true
  }

  func seek() {
    isRadioOn = true
    isSeeking = true
  }

  func mute() {
    isSeeking = false
    isMuted = true
  }
}
