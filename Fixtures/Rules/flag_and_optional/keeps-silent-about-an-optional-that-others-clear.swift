final class Desk {
  var visitor: Visitor?
  private(set) var isBusy = false

  func serve(_ visitor: Visitor) {
    self.visitor = visitor
    isBusy = true
  }

  func done() {
    visitor = nil
    isBusy = false
  }
}

func callAway(_ desk: Desk) {
  desk.visitor = nil
}

struct Visitor { var name: String }
