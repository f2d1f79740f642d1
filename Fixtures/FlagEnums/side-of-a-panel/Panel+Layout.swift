extension Panel {
  static let inspector = Panel(title: "Inspector", isLeading: false, width: 260)

  func x(in total: Int) -> Int { isLeading ? 0 : total - width }

  func moved() -> Panel {
    var copy = self
    copy.isLeading = !isLeading
    return copy
  }

  mutating func follow(_ other: Panel) {
    isLeading = other.isLeading
    if other.isLeading && isLeading { width = other.width }
  }

  func sits(beside other: Panel) -> Bool { other.isLeading != isLeading }
}
