import UntangleFacts

extension Array {
  /// Moves the elements to a place of their own size.
  mutating func giveBackRoom() {
    guard capacity > count + count / 8 else { return }
    var exact: [Element] = []
    exact.reserveCapacity(count)
    moveAll { exact.append($0) }
    self = exact
  }
}

extension FileFacts {
  /// Of the lists that are long in many files.
  mutating func giveBackRoom() {
    types.giveBackRoom()
    variables.giveBackRoom()
    outsideWrites.giveBackRoom()
    outsideCalls.giveBackRoom()
    switches.giveBackRoom()
    drivingBodies.giveBackRoom()
    keyUses.giveBackRoom()
    namedTexts.giveBackRoom()
    quotedTexts.digests.giveBackRoom()
    silentFunctions.giveBackRoom()
  }
}
