final class Kiln {
  var isHeating = false  //~ tangled_state
  var isFiring = false
  var isCooling = false
}
