struct Toppings: OptionSet {
  var rawValue: Int
  var isSweet = false
  var isHot = false
  var isCold = false

  mutating func serveHot() { isHot = true; isCold = false }
  mutating func serveCold() { isHot = false; isCold = true; isSweet = true }
}
