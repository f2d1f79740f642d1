import UntangleFacts

extension Array {
  /// Moves the elements to storage of their own size.
  mutating func shrinkToFit() {
    guard capacity > count + count / 8 else { return }
    var exact: [Element] = []
    exact.reserveCapacity(count)
    moveAll { exact.append($0) }
    self = exact
  }

  /// The elements in storage of their own size: the lists of all files are in memory at once.
  var fitted: [Element] {
    guard capacity > count + count / 8 else { return self }
    var exact: [Element] = []
    exact.reserveCapacity(count)
    exact += self
    return exact
  }
}
