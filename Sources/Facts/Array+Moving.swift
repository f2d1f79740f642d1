extension Array {
  /// Passes the elements to `take` in order and empties the array. Facts are large: `popLast` moves an
  /// element, whereas a loop copies it. Inlinable, because generics are specialised only where their body is
  /// visible.
  @inlinable package mutating func moveAll(_ take: (consuming Element) -> Void) {
    reverseByMoving()
    while let element = popLast() { take(element) }
    // The popped array still owns its buffer and may live on.
    removeAll()
  }

  /// Like `reverse()`, which copies the elements.
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
