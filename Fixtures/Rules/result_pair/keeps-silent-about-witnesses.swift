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

/// A body that never calls back is asked for all the same.
final class FixedShelf: NamedShelf {
  func rename(_ title: String, then done: @escaping (String?, (any Error)?) -> Void) {
    assertionFailure("This shelf keeps its name.")
  }
}

protocol NamedShelf {
  func rename(_ title: String, then done: @escaping (String?, (any Error)?) -> Void)  //~ result_pair
}

/// A protocol of the project that refines one of the system may ask for it.
protocol PenWriting: NSItemProviderWriting {}

final class PenSet: NSObject, PenWriting {
  func loadData(kind: String, then done: @escaping (String?, (any Error)?) -> Void) { done("pen", nil) }
}
