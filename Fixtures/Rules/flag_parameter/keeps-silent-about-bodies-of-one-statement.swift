func turn(left: Bool) {
  if left { turnLeft() } else { turnRight() }
}
