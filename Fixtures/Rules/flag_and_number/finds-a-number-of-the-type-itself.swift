struct LoginAttempts {
  var count = 0
  var hasGivenUp = false  //~ flag_and_number "every body must remember"

  mutating func fail() {
    count += 1
    if count >= 3 { hasGivenUp = true }
  }
}

struct FuelTank {
  var level: Double = 100
  var isEmpty = false  //~ flag_and_number "'drain' sets 'level' so"

  mutating func use(_ amount: Double) {
    level -= amount
    if 0 >= level { isEmpty = true }
  }

  mutating func drain() { level = 0 }

  mutating func fill() {
    level = 100
    isEmpty = false
  }
}
