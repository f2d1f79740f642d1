//~ states Periscope exact
//~ variables image problem isOpen
//~ make Periscope()
//~ do it.expose()
//~ do it.develop()
//~ do it.receive()
//~ do it.choose()
//~ start await it.wait()
//~ do it.close()
//~ rewrite image problem isOpen

/// What may be nil although it looks alike: optional results, overloads, generic results, optional values of cases, one of
/// several values, and a chain behind `await`.
final class Periscope {
  enum Trouble {
    case failure(Payload?)
    case none
  }

  final class Lens {
    let spare: Payload? = someOptional()

    func shot() -> Payload? { someOptional() }
    func shot(_ count: Int) -> Payload { Payload() }
    func made<Value>(_ value: Value) -> Value { value }
    func steady() -> Payload { Payload() }
    func later() async -> Payload { Payload() }
    func trouble() -> Trouble { unknown() ? .failure(someOptional()) : .none }
  }

  private let lens = Lens()
  private let other = Lens()
  private let spare: Lens? = unknown() ? Lens() : nil
  private(set) var image: Payload?
  private(set) var problem: Payload?
  private(set) var isOpen = false

  func expose() {
    image = lens.shot()
    problem = nil
    isOpen = true
  }

  func develop() {
    let found = unknown() ? lens.spare : lens.made(lens.spare)
    image = found
    problem = nil
    isOpen = true
  }

  func receive() {
    switch lens.trouble() {
    case .failure(let payload):
      image = nil
      problem = payload
      isOpen = true
    case .none: close()
    }
  }

  func choose() {
    let first = unknown() ? other.steady() : nil
    let second = if unknown() { other.steady() } else { nil as Payload? }
    let third = someOptional() ?? lens.spare
    image = unknown() ? first : unknown() ? second : third
    problem = nil
    isOpen = true
  }

  func wait() async {
    image = await spare?.later()
    problem = nil
    isOpen = true
  }

  func close() {
    image = nil
    problem = nil
    isOpen = false
  }
}
