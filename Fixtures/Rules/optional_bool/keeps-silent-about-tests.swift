import Testing

final class Probe {
  var wasCalled: Bool?

  func call() { wasCalled = true }
}
