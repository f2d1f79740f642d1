// The protocol says what URLSession has.
protocol Session {
  func download(_ url: URL, completion: @escaping (URL?, Error?) -> Void)
}

extension URLSession: Session {}

final class FakeSession: Session {
  func download(_ url: URL, completion: @escaping (URL?, Error?) -> Void) { completion(nil, nil) }
}
