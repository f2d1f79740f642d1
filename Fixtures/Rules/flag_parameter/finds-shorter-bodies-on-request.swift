//@ minimum_statements = 1
func turn(left: Bool) {  //~ flag_parameter
  if left { turnLeft() } else { turnRight() }
}
