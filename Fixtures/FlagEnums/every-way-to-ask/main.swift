// Every way to ask for a flag and to set it; each line of the output is one round.
struct Stuck: Error {}

final class Hatch {
  static let shared = Hatch()
  var isHatchOpen: Bool = [1].isEmpty
  var opens = 0
  lazy var ask: () -> Bool = { self.isHatchOpen }
  var mirror: Bool {
    get { isHatchOpen }
    set { isHatchOpen = newValue }
  }

  func push(_ force: Bool) throws -> Bool {
    guard force else { throw Stuck() }
    return force
  }

  func asked(_ other: Hatch, _ x: Bool, _ maybe: Bool?) -> [Bool] {
    var answers = [isHatchOpen, x ? isHatchOpen : other.isHatchOpen, isHatchOpen ? x : other.isHatchOpen ? !x : isHatchOpen]
    answers += [maybe ?? isHatchOpen, !isHatchOpen == false, (isHatchOpen), !(isHatchOpen), !(!isHatchOpen)]
    answers += [isHatchOpen && isHatchOpen == other.isHatchOpen, x == isHatchOpen ? true : false, isHatchOpen == (x || other.isHatchOpen)]
    answers += [isHatchOpen != x, true == isHatchOpen, other.isHatchOpen == isHatchOpen && x || isHatchOpen, isHatchOpen as Bool]
    answers += ["a": isHatchOpen, "b": !other.isHatchOpen].sorted { $0.key < $1.key }.map(\.value)
    if case true = isHatchOpen { answers.append(true) }
    if case (true, let n) = (isHatchOpen, 1) { answers.append(n == 1) }
    switch opens {
    case 0 where isHatchOpen: answers.append(true)
    case 0 where !isHatchOpen: answers.append(false)
    default: break
    }
    switch isHatchOpen {
    case true where x: answers.append(x)
    case true, false: answers.append(false)
    }
    switch other.isHatchOpen {
    case false: answers.append(false)
    default: answers.append(true)
    }
    let (y, z) = (isHatchOpen, !isHatchOpen)
    isHatchOpen ? answers.append(y) : answers.append(z)
    for value in [true, false] where value == isHatchOpen { answers.append(value) }
    if isHatchOpen,
      // a comment between
      x || !isHatchOpen /* and behind */
    {
      answers.append(isHatchOpen)
    }
    print(isHatchOpen.description, "\(isHatchOpen) \(!isHatchOpen)", isHatchOpen.hashValue == true.hashValue, ask())
    return answers
  }

  func set(_ other: Hatch, _ x: Bool, _ maybe: Bool?) throws -> [Bool] {
    var answers: [Bool] = []
    isHatchOpen = isHatchOpen || x
    answers.append(isHatchOpen)
    isHatchOpen = opens == 0
    answers.append(isHatchOpen)
    isHatchOpen = x ? isHatchOpen : false
    answers.append(isHatchOpen)
    isHatchOpen = !x
    answers.append(isHatchOpen)
    isHatchOpen = !other.isHatchOpen && x
    answers.append(isHatchOpen)
    self.isHatchOpen = (self.isHatchOpen == false)
    answers.append(isHatchOpen)
    isHatchOpen = isHatchOpen == true ? false : true
    answers.append(isHatchOpen)
    isHatchOpen = maybe ?? true
    answers.append(isHatchOpen)
    isHatchOpen = [1, 2].contains { $0 == opens }
    answers.append(isHatchOpen)
    isHatchOpen = !(isHatchOpen  // a comment within
      && x)
    answers.append(isHatchOpen)
    repeat { isHatchOpen.toggle() } while isHatchOpen
    isHatchOpen = try push(x)
    answers.append(isHatchOpen)
    return answers
  }

  func hidden(_ other: Hatch, _ maybe: Bool?) -> [Bool] {
    var answers: [Bool] = []
    let note: (Bool) -> Void = { [isHatchOpen = other.isHatchOpen] in answers.append($0 && isHatchOpen) }
    note(isHatchOpen)
    note(true)
    let set = { self.isHatchOpen = $0 }
    set(true)
    mirror = !mirror
    func inner(_ isHatchOpen: Bool = Hatch.shared.isHatchOpen) -> Bool { !isHatchOpen }
    answers.append(inner())
    do {
      let isHatchOpen = "a text"
      print(isHatchOpen)
    }
    if let isHatchOpen = maybe { answers.append(isHatchOpen) }
    guard let isHatchOpen = maybe else { return answers + [self.isHatchOpen] }
    return answers + [isHatchOpen]
  }
}

let one = Hatch()
let other = Hatch()
other.isHatchOpen = true
for force in [true, false] {
  for maybe in [nil, true, false] as [Bool?] {
    print(one.asked(other, force, maybe))
    print((try? one.set(other, force, maybe)) ?? [], one.hidden(other, maybe))
    (one.isHatchOpen, other.opens) == (true, 0) ? print("both") : print("not both")
    other.isHatchOpen = !other.isHatchOpen
    one.isHatchOpen = other.isHatchOpen
  }
}
