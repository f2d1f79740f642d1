final class Basin: ObservableObject {
  var isFlowing = false

  func assign<Value>(to path: ReferenceWritableKeyPath<Basin, Value>, _ value: Value, on basin: Basin) {
    basin[keyPath: path] = value
  }

  func watch() {
    assign(to: \.isFlowing, true, on: self)
    let other = Basin()
    _ = other.objectWillChange.sink {}
    other.isFlowing = isFlowing
  }
}

struct Plaza {
  struct Report {
    var status = Status()
  }

  struct Status {
    var isFrozen = false
  }

  func ask(_ fountains: [Fountain]) {
    let reports = [Report()]
    print("\(fountains.filter(\.isFlowing).count) \(fountains.map(\.isFrozen))")
    print("\(reports.filter { $0.status.isFrozen }.count)")
  }
}
