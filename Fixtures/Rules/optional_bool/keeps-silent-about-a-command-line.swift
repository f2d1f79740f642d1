import ArgumentParser

struct Serve: ParsableCommand {
  @Flag(inversion: .prefixedNo) var color: Bool?
  var wasColorGiven: Bool?

  mutating func validate() throws {
    wasColorGiven = color != nil
    color = color ?? true
  }
}
