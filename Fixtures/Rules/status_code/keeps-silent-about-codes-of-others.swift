// The numbers mean something elsewhere.
final class Response {
  var status = 200

  func fail() { status = 500 }

  func miss() { status = 404 }

  func isFine() -> Bool { status == 200 }
}
