//@ add = Port.wireless
//@ add = Loudness.extreme
//@ add = AskedConsent.maybe
//@ add = Empty.first
//@ add = Lone.second
// What the compiler sees that is not plain: `@unknown default`, `where`, `#if`, `fallthrough`, expressions.

public enum Port { case usb, serial }

enum Loudness: Int { case low, high }

enum AskedConsent { case agreed, vetoed }

enum Empty {}

enum Lone { case first }

struct Mixer {
  var port: Port = .usb
  var level = Loudness.low

  func connect() -> Int {
    switch port {  //~ flagged "the compiler only warns that no branch names `.wireless`; takes the `@unknown default`: `3`"
    case .usb: 1
    case .serial: 2
    @unknown default: 3
    }
  }

  func connectAll() -> Int {
    switch (port, level) {  //~ flagged "only warns that no branch names `(.wireless, _)`" //~ flagged "only warns that no branch names `(_, .extreme)`"
    case (.usb, .low): return 1
    case (.usb, .high): return 2
    case (.serial, .low), (.serial, .high): return 3
    @unknown case _: return 4
    }
  }

  func measure() -> Int {
    switch level {  //~ flagged
    case .low where port == .usb: return 1  //~ silent "the test is `false`"
    case .low: return 2
    case .high where port != .usb: fallthrough  //~ silent "the test is `true`"
    case .high: return 3
    }
  }

  func conditional() -> Int {
    switch level {  //~ flagged
    case .low: return 1
    #if DEBUG
      case .high: return 2
    #else
      case .high: return 3
    #endif
    }
  }

  func expression(_ answer: AskedConsent) -> String {
    let text =
      if answer == .agreed { "yes" } else { "no" }  //~ silent "the `else` branch runs"
    let other = switch answer {  //~ flagged
    case .agreed: 1
    case .vetoed: 2
    }
    let closure: (AskedConsent) -> Int = {
      switch $0 {  //~ flagged
      case .agreed: return 1
      case .vetoed: return 2
      }
    }
    return "\(text)\(other)\(closure(answer)) \(answer == .vetoed ? "n" : "y")"  //~ silent "the ternary gives"
  }

  func ranges() -> Int {
    switch level.rawValue {
    case 0: 1
    default: 2
    }
  }

  func notNamed(_ answer: AskedConsent) -> Int {
    switch answer {
    case _ where level == .low: 1  //~ silent "the test is `false`"
    default: 2
    }
  }

  func chained(_ answer: AskedConsent) {
    if answer == .agreed {  //~ silent "the `else` branch runs: `if answer == .vetoed"
      print(1)
    } else if answer == .vetoed {  //~ silent "the `else` branch runs: `print(3)`"
      print(2)
    } else {
      print(3)
    }
    repeat { print(4) } while answer == .agreed  //~ silent "the loop ends"
    let isNegative: Bool
    isNegative = answer == .vetoed  //~ silent "`isNegative` is `false`"
    print(isNegative, (answer == .agreed) == true, answer == .agreed ? 1 : answer == .vetoed ? 2 : 3)  //~ silent "the test is `false`" //~ silent "the ternary gives" //~ silent "the ternary gives: `3`"
  }
}

func never(_ empty: Empty) -> Int { switch empty {} }  //~ flagged

func lone(_ lone: Lone) -> Int {
  switch lone {  //~ flagged
  case .first: 1
  }
}

extension Loudness {
  struct Scale {}

  static let usual = Loudness.low

  func compare(_ type: Any.Type, _ other: Any) -> Bool {
    if type == Loudness.Scale.self { return false }
    if self == .usual { return true }
    return [Loudness.low].isEmpty  //~ silent "the list of `.low` lacks it"
  }
}
