// LIMIT: A flag that follows from a number (`isAfloat` from `leaks`) is one flag: that a body
// writes one of them and forgets the other is not seen.
final class Boat {
  var leaks = 0
  var isAfloat = true

  func wasHit() {
    leaks += 1
    if leaks >= 3 { isAfloat = false }
  }
}

struct Broadside {
  var boats: [Boat]

  func sinkAll() {
    for boat in boats { boat.leaks = 9 }
  }
}
