struct Selection {
  private var isActive = false
  private var isHighlighted = false

  mutating func begin() {
    isActive = true
    isHighlighted = true
  }

  mutating func end() {
    isActive = false
    isHighlighted = false
  }
}

final class Pair {
  private var isUp = false
  private var isRaised = false

  func raise() { (isUp, isRaised) = (true, true) }
  func lower() { (isUp, isRaised) = (false, false) }
}

final class Open {
  private(set) var isOn = false
  var isGlowing = false

  func turnOn() {
    isOn = true
    isGlowing = true
  }

  func turnOff() {
    isOn = false
    isGlowing = false
  }
}

// The second question must see the flag as it was before the first answer.
final class Window {
  private var wasShown = false
  private var hasFittedColumns = false
  private var columnCount = 0

  func show() {
    if !wasShown {
      wasShown = true
      columnCount += 1
    }
    if !hasFittedColumns {
      columnCount *= 2
      hasFittedColumns = true
    }
  }
}

// Who is told of the one looks at the other.
final class Lamp {
  private var isOn = false {
    didSet { print(isGlowing) }
  }
  private var isGlowing = false

  func turnOn() {
    isOn = true
    isGlowing = true
  }

  func turnOff() {
    isGlowing = false
    isOn = false
  }
}

final class Oven {
  private var isHot = false
  private var showsWarning = false

  func heat() {
    isHot = true
    print("careful")
    showsWarning = true
  }

  func cool() {
    isHot = false
    showsWarning = false
  }
}
