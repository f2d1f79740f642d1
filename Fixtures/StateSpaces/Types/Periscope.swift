//~ states Periscope exact
//~ variables image problem isOpen
//~ make Periscope()
//~ do it.expose()
//~ do it.develop()
//~ do it.receive()
//~ do it.close()
//~ rewrite image problem isOpen

/// What may be nil although it looks alike: optional results, overloads, generic results, optional values of cases.
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
    func trouble() -> Trouble { unknown() ? .failure(someOptional()) : .none }
  }

  private let lens = Lens()
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

  func close() {
    image = nil
    problem = nil
    isOpen = false
  }
}
