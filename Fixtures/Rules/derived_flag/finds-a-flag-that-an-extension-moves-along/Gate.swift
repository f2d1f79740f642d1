final class Gate {
  var isUp = false
  var isLampGreen = false  //~ derived_flag "when 'isUp' is true"
}
