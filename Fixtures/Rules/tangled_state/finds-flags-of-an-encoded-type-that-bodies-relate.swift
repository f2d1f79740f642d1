// Being Codable does not help: two bodies move the flags together.
final class Order: Codable {
  var isPlaced = false  //~ tangled_state
  var isShipped = false
  var isReturned = false

  func ship() {
    isPlaced = false
    isShipped = true
  }

  func takeBack() {
    isShipped = false
    isReturned = true
  }
}
