// As much of a view library as the views under test need: their closures go to the scheduler.

protocol View {
  associatedtype Body
  var body: Body { get }
}

/// What every view here is made of.
struct Drawing {
  init() {}

  func onAppear(file: String = #fileID, line: Int = #line, column: Int = #column, perform: @escaping () -> Void)
    -> Drawing
  {
    scheduler.add(.repeating, at: "\(file):\(line):\(column)", run: perform)
    return self
  }

  func onTapGesture(
    file: String = #fileID, line: Int = #line, column: Int = #column, perform: @escaping () -> Void
  ) -> Drawing {
    scheduler.add(.repeating, at: "\(file):\(line):\(column)", run: perform)
    return self
  }

  func onReceive<Output>(
    _ publisher: Publisher<Output>, file: String = #fileID, line: Int = #line, column: Int = #column,
    perform: @escaping (Output) -> Void
  ) -> Drawing {
    scheduler.add(.repeating, at: "\(file):\(line):\(column)") { perform(publisher.make()) }
    return self
  }

  func task(
    file: String = #fileID, line: Int = #line, column: Int = #column,
    _ body: @escaping () async -> Void
  ) -> Drawing {
    scheduler.add(.repeating, at: "\(file):\(line):\(column)") {
      _ = _Concurrency.Task(executorPreference: executor) { await body() }
    }
    return self
  }

  func sheet(
    isPresented: Binding<Bool>, file: String = #fileID, line: Int = #line, column: Int = #column,
    @DrawingBuilder content: () -> Drawing
  ) -> Drawing {
    isPresented.offerToClear(at: "\(file):\(line):\(column)")
    _ = content()
    return self
  }

  func sheet<Item>(
    item: Binding<Item?>, file: String = #fileID, line: Int = #line, column: Int = #column,
    content: (Item) -> Drawing
  ) -> Drawing {
    scheduler.add(.repeating, at: "\(file):\(line):\(column)") { item.set(nil) }
    if let shown = item.get() { _ = content(shown) }
    return self
  }

  func disabled(_ isDisabled: Bool) -> Drawing { self }
}

@resultBuilder enum DrawingBuilder {
  static func buildBlock(_ parts: Drawing...) -> Drawing { Drawing() }
  static func buildOptional(_ part: Drawing?) -> Drawing { Drawing() }
  static func buildEither(first part: Drawing) -> Drawing { part }
  static func buildEither(second part: Drawing) -> Drawing { part }
}

func Text(_ text: String) -> Drawing { Drawing() }

func VStack(@DrawingBuilder content: () -> Drawing) -> Drawing { content() }

func Button(
  _ title: String, file: String = #fileID, line: Int = #line, column: Int = #column,
  action: @escaping () -> Void
) -> Drawing {
  scheduler.add(.repeating, at: "\(file):\(line):\(column)", run: action)
  return Drawing()
}

func Toggle(
  _ title: String, isOn: Binding<Bool>, file: String = #fileID, line: Int = #line, column: Int = #column
) -> Drawing {
  isOn.offer(at: "\(file):\(line):\(column)")
  return Drawing()
}

struct Binding<Value> {
  var get: () -> Value
  var set: (Value) -> Void
}

extension Binding<Bool> {
  func offer(at site: String) {
    scheduler.add(.repeating, at: site) { set(unknown()) }
  }

  /// A presentation only takes its flag back.
  func offerToClear(at site: String) {
    scheduler.add(.repeating, at: site) { set(false) }
  }
}

/// Keeps its value behind a reference, as views are values that nobody keeps.
@propertyWrapper struct State<Value>: Wrapper {
  final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let box: Box

  init(wrappedValue: Value) { box = Box(wrappedValue) }
  init(initialValue: Value) { box = Box(initialValue) }

  var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  var projectedValue: Binding<Value> {
    Binding(get: { box.value }, set: { box.value = $0 })
  }

  var content: Any { box.value }
}
