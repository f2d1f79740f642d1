// The protocol is what would have to change.
protocol Router {
  func load(_ completion: @escaping (Data?, Error?) -> Void)  //~ result_pair
}

struct WebRouter: Router {
  func load(_ completion: @escaping (Data?, Error?) -> Void) { completion(nil, nil) }
}

extension Router {
  func load(_ completion: @escaping (Data?, Error?) -> Void) { completion(Data(), nil) }
}
