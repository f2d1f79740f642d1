/// One body sets both, and two others clear one each: whoever calls only one of them leaves half a state.
final class Search {
  var isLocalOnly = false  //~ tangled_state "'isLocalOnly' and 'hasLocalResults' are only set together, and cleared one by one in 'clear' and 'show'"
  var hasLocalResults = false

  func searchLocally() {
    isLocalOnly = true
    hasLocalResults = true
  }

  func clear() { hasLocalResults = false }
  func show() { isLocalOnly = false }
}
