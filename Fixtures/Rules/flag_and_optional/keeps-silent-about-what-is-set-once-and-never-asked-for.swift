// Both are set once, and no condition looks at the flag: that they agree is no more than chance.
final class Poll {
  private var decide: Decision?
  private(set) var isOpen = true

  func vote(_ decide: Decision) {
    self.decide = decide
    isOpen = false
  }
}

struct Decision { var text: String }
