class Sidebar {
  fileprivate var width = 0
  private var log: [String] = []

  /// Moves the bar to another place.
  func pin(_ name: String, isTop: Bool) {
    if isTop {
      width += 1
      log.append("\(name) above")
    } else {
      width -= 1
      log.append("\(name) below")
    }
  }

  func sort(ascending: Bool = true) {
    guard ascending else {
      log.sort(by: >)
      log.append("descending")
      return
    }
    log.sort()
    log.append("ascending")
  }

  func show(_ isTextHidden: Bool, in place: String) -> String {
    if !isTextHidden {
      log.append(place)
      return "text in \(place)"
    } else {
      log.append("not \(place)")
      return "nothing in \(place)"
    }
  }

  func startEditing(in isActive: Int) { turn(active: isActive > 0 || isActive < -1) ; turn(active: false); turn(active: true) }

  private func turn(active: Bool) {
    if active {
      width += 10
      print("on", width)
    } else {
      width -= 10
      print("off", width)
    }
  }

  func report() { for line in log { print(line) } }
}

func rotate(_ bar: Sidebar, isPortrait: Bool) {
  if isPortrait {
    bar.pin("portrait", isTop: true)
    print("upright")
  } else {
    bar.pin("landscape", isTop: false)
    print("lying")
  }
}
