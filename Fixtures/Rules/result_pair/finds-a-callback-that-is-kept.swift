final class Connection {
  private var handlers: [Int: (Data?, Error?) -> Void] = [:]

  func send(_ id: Int, completion: @escaping (Data?, Error?) -> Void) {  //~ result_pair
    handlers[id] = completion
  }
}
