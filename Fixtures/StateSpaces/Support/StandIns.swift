// Names of the frameworks that the classes under test use, with the driver behind them.

@globalActor actor MainActor {
  static let shared = MainActor()
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
}

struct Task {
  @discardableResult init(
    file: String = #fileID, line: Int = #line, column: Int = #column,
    @_inheritActorContext @_implicitSelfCapture _ body: @escaping () async -> Void
  ) {
    scheduler.add(.once, at: "\(file):\(line):\(column)") {
      _ = _Concurrency.Task(executorPreference: executor) { await body() }
    }
  }

  func cancel() {}
}

struct DispatchTime {
  static func now() -> DispatchTime { DispatchTime() }
  static func + (time: DispatchTime, seconds: Double) -> DispatchTime { time }
}

final class DispatchQueue {
  static let main = DispatchQueue()
  static func global() -> DispatchQueue { main }

  func async(
    file: String = #fileID, line: Int = #line, column: Int = #column, execute work: @escaping () -> Void
  ) {
    scheduler.add(.once, at: "\(file):\(line):\(column)", run: work)
  }

  func asyncAfter(
    deadline: DispatchTime, file: String = #fileID, line: Int = #line, column: Int = #column,
    execute work: @escaping () -> Void
  ) {
    scheduler.add(.once, at: "\(file):\(line):\(column)", run: work)
  }

  func sync<Answer>(execute work: () throws -> Answer) rethrows -> Answer { try work() }
}

final class NSLock {
  func withLock<Answer>(_ body: () throws -> Answer) rethrows -> Answer { try body() }
}

final class Timer {
  static func scheduledTimer(
    withTimeInterval interval: Double, repeats: Bool, file: String = #fileID, line: Int = #line,
    column: Int = #column, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer()
    scheduler.add(.repeating, at: scheduler.place("\(file):\(line):\(column)")) { block(timer) }
    return timer
  }

  func invalidate() {}
}

struct Notification {}

final class NotificationCenter {
  static let `default` = NotificationCenter()

  @discardableResult func addObserver(
    forName name: String, object: Any?, queue: Any?, file: String = #fileID, line: Int = #line,
    column: Int = #column, using block: @escaping (Notification) -> Void
  ) -> AnyObject {
    scheduler.add(.repeating, at: scheduler.place("\(file):\(line):\(column)")) { block(Notification()) }
    scheduler.observers.append { block(Notification()) }
    return self
  }

  /// Whoever observes hears of it before this returns.
  func post(name: String, object: Any? = nil) { scheduler.observers.forEach { $0() } }
}

struct AnyCancellable {
  func store(in set: inout [AnyCancellable]) { set.append(self) }
}

/// A publisher that sends what it likes, when it likes.
struct Publisher<Output> {
  var make: () -> Output

  func sink(
    file: String = #fileID, line: Int = #line, column: Int = #column,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    scheduler.add(.repeating, at: scheduler.place("\(file):\(line):\(column)")) { receiveValue(make()) }
    return AnyCancellable()
  }
}

extension Publisher<Void> {
  func send() {}
}

let connectivity = Publisher<Bool>(make: unknown)
let ticks = Publisher<Int>(make: { number(below: 3) })

protocol ObservableObject: AnyObject {}

extension ObservableObject {
  var objectWillChange: Publisher<Void> { Publisher(make: {}) }
}

/// Sends a new value before it keeps it, as the real one does.
@propertyWrapper struct Published<Value>: Wrapper {
  private var value: Value
  let projectedValue = Changes()
  var content: Any { value }

  init(wrappedValue: Value) { value = wrappedValue }

  final class Changes {
    private var subscribers: [(Value) -> Void] = []

    func sink(receiveValue: @escaping (Value) -> Void) -> AnyCancellable {
      subscribers.append(receiveValue)
      return AnyCancellable()
    }

    func send(_ value: Value) { subscribers.forEach { $0(value) } }
  }

  @available(*, unavailable) var wrappedValue: Value {
    get { fatalError() }
    set {}
  }

  static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, wrapped _: ReferenceWritableKeyPath<Owner, Value>,
    storage path: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { owner[keyPath: path].value }
    set {
      owner[keyPath: path].projectedValue.send(newValue)
      owner[keyPath: path].value = newValue
    }
  }
}

func withAnimation<Answer>(_ body: () throws -> Answer) rethrows -> Answer { try body() }

/// The driver's own output goes by another way.
func print(_ text: String) {}
