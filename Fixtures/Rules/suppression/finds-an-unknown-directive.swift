struct Basket {
  // untangle:disable:nxt tangled_state - later  //~ suppression "unknown directive 'untangle:disable:nxt'; did you mean 'disable:next'?"
  var isOpen = false
  // untangle:ignore tangled_state - later  //~ suppression "unknown directive 'untangle:ignore'"
  var isFull = false
}
