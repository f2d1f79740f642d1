//~ states Telescope exact
//~ variables image problem isOpen
//~ make Telescope()
//~ do it.expose()
//~ do it.develop()
//~ do it.receive()
//~ do it.close()
//~ rewrite image problem isOpen

/// What declarations of the project say is never nil: results, members, elements and values of cases.
final class Telescope {
  struct Fault: Error {}

  enum Answer {
    case plate(Payload)
    case cloud
  }

  struct Plate {
    var payload: Payload
  }

  final class Lens {
    func shot() -> Payload { Payload() }
    func plate() -> Plate { Plate(payload: Payload()) }
    func answer() -> Answer { unknown() ? .plate(Payload()) : .cloud }
    func result() -> Result<Payload, Fault> { unknown() ? .success(Payload()) : .failure(Fault()) }
  }

  private let lens = Lens()
  private(set) var image: Payload?
  private(set) var problem: Fault?
  private(set) var isOpen = false

  func expose() {
    image = lens.shot()
    problem = nil
    isOpen = true
  }

  func develop() {
    let plate = lens.plate()
    if unknown() {
      image = plate.payload
    } else {
      image = someOptional() ?? Payload()
    }
    problem = nil
    isOpen = true
  }

  func receive() {
    switch lens.answer() {
    case .plate(let payload):
      image = payload
      problem = nil
      isOpen = true
    case .cloud: close()
    }
    switch lens.result() {
    case .success: break
    case .failure(let fault):
      image = nil
      problem = fault
      isOpen = false
    }
  }

  func close() {
    image = nil
    problem = nil
    isOpen = false
  }
}
