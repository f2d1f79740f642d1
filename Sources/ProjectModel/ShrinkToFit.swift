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
}

extension FileFacts {
  /// Shrinks the lists that are long in many files.
  mutating func shrinkToFit() {
    types.shrinkToFit()
    variables.shrinkToFit()
    outsideWrites.shrinkToFit()
    outsideCalls.shrinkToFit()
    switches.shrinkToFit()
    drivingBodies.shrinkToFit()
    keyUses.shrinkToFit()
    namedTexts.shrinkToFit()
    quotedTexts.digests.shrinkToFit()
    functionsWithoutResultType.shrinkToFit()
  }
}
