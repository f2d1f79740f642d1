struct Basket {
  // untangle:disable:next  //~ suppression "no rule is named; name the rules, or 'all'"
  var isOpen = false
  // untangle:disable:next - somebody said so  //~ suppression "no rule is named"
  var isFull = false
}
