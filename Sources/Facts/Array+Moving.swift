extension Array {
  /// Hands out the elements in order and keeps none. Facts are large: what is popped moves, where a loop
  /// over the values copies each. Inlinable, as it is made for each type only where its code is seen.
  @inlinable package mutating func moveAll(_ take: (consuming Element) -> Void) {
    reverseByMoving()
    while let element = popLast() { take(element) }
    // An array that is empty keeps its room, and this one may live on.
    removeAll()
  }

  /// As `reverse()`, which copies.
  @inlinable package mutating func reverseByMoving() {
    withUnsafeMutableBufferPointer { elements in
      guard let start = elements.baseAddress else { return }
      var (low, high) = (start, start + (elements.count - 1))
      while low < high {
        let first = low.move()
        low.moveInitialize(from: high, count: 1)
        high.initialize(to: first)
        low += 1
        high -= 1
      }
    }
  }
}
