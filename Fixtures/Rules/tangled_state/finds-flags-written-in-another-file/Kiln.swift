final class Kiln {
  var isHeating = false  //~ tangled_state "'isHeating', 'isFiring' and 'isCooling'"
  var isFiring = false
  var isCooling = false
}
