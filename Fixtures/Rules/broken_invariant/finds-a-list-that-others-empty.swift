//@ invariant Hamper: items.isEmpty -> !isPaid
//@ invariant NameIndex: names.count > 0 || !isReady
final class Hamper {  //~ broken_invariant "setting 'items' on a fresh instance can lead to 'isPaid' and 'items.isEmpty'"
  var items: [String] = ["a"]
  var isPaid = true
}

// What has no state of its own is read, too.
enum Cleaning {
  static func clean(_ hamper: Hamper) {
    hamper.items.removeAll()
  }
}

class NameIndex {  //~ broken_invariant "can lead to 'isReady' and 'names.isEmpty'"
  fileprivate(set) var names: [String: Int] = ["a": 1]
  private(set) var isReady = true

  func count(_ name: String) { names[name, default: 0] += 1 }
}

final class EmptiedIndex: NameIndex {
  func clear() { names.removeAll() }
}
