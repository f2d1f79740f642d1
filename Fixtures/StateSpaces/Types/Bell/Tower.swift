struct Tower {
  var bells: [Bell]

  func ring() { bells.forEach { $0.isOn = true } }

  func each() {
    for bell in bells { bell.isLoud.toggle() }
  }

  func first() { bells.first?.isFar = true }

  func index() {
    for place in bells.indices { bells[place].isNew = true }
  }

  func found() {
    let bell = find()
    bell.isOld = true
  }

  private func find() -> Bell { bells[0] }
}
