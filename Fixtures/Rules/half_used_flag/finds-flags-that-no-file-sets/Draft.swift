//@ internal_flags = true
import SwiftUI

class Draft {
  var isOpened = false
  var isNew = false
  var isOld = false
  public var isShown = false
  @Published var isPublished = false
  let isConstant = true
  var isWatched = false { didSet { print("watched") } }
  var isTwice = false
}

struct Row {
  var isGiven = false
}

final class Special: Draft {
  func start() { isNew = true }
}

final class Other {
  var isTwice = false
}
