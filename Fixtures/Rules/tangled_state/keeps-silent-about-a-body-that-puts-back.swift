/// The body changes two variables for a while and puts back what was there.
final class Walk {
  private var handler: String?
  private var viewpoint: String?
  private var found: [String] = []

  func handle(_ name: String) {
    let outer = handler
    handler = name
    found.append(name)
    handler = outer
  }

  func look(from path: String, _ work: () -> Void) {
    let outer = handler
    viewpoint = path
    handler = nil
    work()
    viewpoint = nil
    handler = outer
  }

  var isElsewhere: Bool { viewpoint != nil }
  var name: String { handler ?? "" }
}
