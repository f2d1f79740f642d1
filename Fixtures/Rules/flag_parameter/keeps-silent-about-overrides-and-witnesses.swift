protocol Door {
  func swing(outwards: Bool)
}

final class FrontDoor: Hinge, Door {
  override func turn(quickly: Bool) {
    if quickly {
      oil()
      push()
    } else {
      pull()
      wait()
    }
  }

  func swing(outwards: Bool) {
    if outwards {
      unlock()
      push()
    } else {
      unlock()
      pull()
    }
  }

  @objc func slam(hard: Bool) {
    if hard {
      push()
      shake()
    } else {
      pull()
      wait()
    }
  }
}
