// What is not seen proves nothing.
final class Ferry {
  var isLoading = false
  var isSailing = false
  var isMoored = true

  func sail() { isSailing = true; isMoored = false; isLoading = false }
  func moor() { isSailing = false; isMoored = true }
  func load( { isLoading = true }
}
