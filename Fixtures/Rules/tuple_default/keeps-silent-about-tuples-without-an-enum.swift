func label(_ isBig: Bool, _ isRed: Bool, _ count: Int) -> String {
  switch (isBig, isRed) {
  case (true, true): print("apple")
  default: print("cherry")
  }
  switch (count.isMultiple(of: 3), count.isMultiple(of: 5)) {
  case (true, true): return "FizzBuzz"
  case (true, false): return "Fizz"
  default: return "\(count)"
  }
}
