struct Basket {
  // untangle:disable:nxt tangled_state - later  //~ suppression "unknown directive 'untangle:disable:nxt'; did you mean 'disable:next'?"
  var isOpen = false
  // untangle:skip tangled_state - later  //~ suppression "unknown directive 'untangle:skip'"
  var isFull = false
}
