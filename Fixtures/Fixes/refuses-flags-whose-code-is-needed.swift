import Foundation

// In each, something would be lost with the flag that is more than the flag.
final class Commented {
  private var isOld = false

  func show() {
    if isOld {
      // Nobody knows why.
      print("old")
    }
    print("new")
  }
}

final class Explained {
  /// Whether it is old.
  private var isAged = false

  func show() { print(isAged) }
}

final class Switch {
  private var isOn = false  // set this to true by hand

  func show() { print(isOn) }
}

final class Counter {
  private var isQuick = false
  private var count = 0

  func step() -> Int {
    count += 1
    return count
  }

  func run() {
    if step() > 2 && isQuick { print("fast") }
    print("slow")
  }
}

final class Local {
  private var isWordy = false

  func run(_ numbers: [Int]) {
    let sum = numbers.reduce(0, +)
    if isWordy { print(sum) }
    print("done")
  }
}

final class Setting {
  private var isTalkative = false

  func run(_ numbers: [Int]) {
    var sum = numbers.count
    if isTalkative { sum += 1 }
    print(sum)
  }
}

final class Empty {
  private var isChatty = false

  func run(_ number: Int) {
    if number > 1 {
      if isChatty { print(number) }
    }
  }
}

final class Gate {
  private var isOpen = false

  func enter() {
    guard isOpen else { return }
    print("in")
  }
}

final class Early {
  private var isUnlocked = true

  func enter() {
    if isUnlocked { return }
    print("out")
  }

  func nested(_ number: Int) -> Int {
    if number > 1 {
      if isUnlocked { return 1 }
    } else {
      return 2
    }
    return 3
  }
}

final class Choice {
  private var isExact = false

  func show() { print(isExact ? 1 : 1.5) }
}

final class Throwing {
  private var isStrict = false

  func check() throws {}

  func run() {
    do {
      if isStrict { try check() }
      print("checked")
    } catch {
      print("wrong")
    }
  }
}

final class Closures {
  private var isLate = true

  func run(_ numbers: [Int]) {
    let all = numbers.map { number in
      if isLate { return number }
      return 0
    }
    print(all)
  }

  func later(_ work: (@escaping () -> Void) -> Void) {
    work { [weak self] in
      guard let self else { return }
      print(self.isLate)
    }
  }
}

final class Conditional {
  private var isSpeedy = false

  func run() {
    #if DEBUG
      if isSpeedy { print("fast") }
    #endif
    print("slow")
  }
}

struct Stored: Codable {
  private var isAncient = false
  var name = ""

  init(name: String) { self.name = name }

  func show() { print(isAncient, name) }
}

final class Other {
  private var isOther = false

  func isSame(as other: Other) -> Bool { other.isOther }
}

// The name means something else where it is inherited.
final class Outer {
  private var isPausable = false

  func show() { print(isPausable) }

  final class Inner: Progress, @unchecked Sendable {
    func name() { print(isPausable) }
  }
}

final class Labelled {
  private var isSlow = false

  func run(_ numbers: [Int]) {
    search: if isSlow {
      if numbers.isEmpty { break search }
      print("slow")
    }
    print("fast")
  }
}

final class Endless {
  private var isRunning = true

  func run() {
    while isRunning {
      print("run")
    }
  }
}

final class Constant {
  private var isRare = false

  func run() {
    let rare = isRare
    if rare { print("rare") }
  }
}

final class Last {
  private var isFirst = true

  func run(_ number: Int) -> Int {
    if number > 1 {
      return 1
    } else if isFirst {
      return 2
    }
    return 3
  }
}

final class Middle {
  private var isLogged = false

  func run(_ number: Int) -> Int {
    if isLogged {
      print("logged")
    } else if number > 1 {
      return 1
    } else {
      return 2
    }
    return 3
  }
}

actor Task {
  private var isDone = false

  nonisolated func run() async { await show(again: self.isDone) }

  nonisolated func show(again: Bool) {}

  nonisolated func ends() async -> Bool { await self.isDone }
}

enum Colour { case red }

final class Optionals {
  private var isPlain = false

  func paint(_ colour: Colour?) {}
  func paint(_ colour: Colour) {}

  func run() { paint(isPlain ? .none : .red) }
}
