struct ShopFilter {
  var isOpen = false
  var isNear = false
  var isCheap = false

  mutating func clear() {
    isOpen = false
    isNear = false
    isCheap = false
  }

  mutating func selectAll() {
    isOpen = true
    isNear = true
    isCheap = true
  }
}
