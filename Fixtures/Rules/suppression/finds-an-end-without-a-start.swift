// LIMIT: An `enable` that ends nothing is not reported.
struct Basket {
  var isOpen = false
  // untangle:enable enum_default
}
