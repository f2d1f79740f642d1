final class PotteryKiln {
  var degrees = 20
  var isHot = false

  func heat() {
    degrees += 10
    if degrees > 60 { isHot = true }
  }

  func cool() {
    degrees -= 10
    if degrees < 40 { isHot = false }
  }
}

final class Bulb {
  var hours = 0
  var isOld = false

  func use() {
    hours += 1
    if hours > 1000 { isOld = true }
  }

  func replace() {
    hours = 0
    isOld = false
  }
}
