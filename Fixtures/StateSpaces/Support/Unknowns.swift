// Functions of which the analysis sees the names only. The driver makes them do all that they may.

func unknown() -> Bool { chance.choose(below: 2) == 1 }

func number(below limit: Int) -> Int { chance.choose(below: limit) }

/// As often as it likes.
func anyTimes() -> Range<Int> {
  var count = 0
  while unknown() { count += 1 }
  return 0..<count
}

func someOptional() -> Payload? { unknown() ? Payload() : nil }

func someFlag() -> Bool? { [nil, false, true][chance.choose(below: 3)] }

func change(_ flag: inout Bool) { flag = unknown() }

func mayThrow() throws {
  if unknown() { throw Failure() }
}

func note(_ message: String) { onlooker.take() }

/// A function whose use of its closure nobody knows: at once, later, any number of times.
func later(
  _ body: @escaping () -> Void, file: String = #fileID, line: Int = #line, column: Int = #column
) {
  while unknown() { body() }
  scheduler.add(.repeating, at: scheduler.place("\(file):\(line):\(column)"), run: body)
}

/// Any other task and any operation may come first.
func pause(file: String = #fileID, line: Int = #line, column: Int = #column) async {
  await suspend(at: "\(file):\(line):\(column)")
}

/// A partner far away, of whom only the calls are seen.
final class Server {
  /// The label says what the closure is: it runs once, or never.
  func send(
    _ text: String = "", completion: @escaping (Result<Payload, Failure>) -> Void,
    file: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    scheduler.add(.once, at: "\(file):\(line):\(column)") {
      completion(unknown() ? .success(Payload()) : .failure(Failure()))
    }
  }

  /// Without a label nobody knows.
  func ask(
    _ text: String = "", answer: @escaping (Bool) -> Void,
    file: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    later({ answer(unknown()) }, file: file, line: line, column: column)
  }

  func load(file: String = #fileID, line: Int = #line, column: Int = #column) async throws -> Payload {
    await suspend(at: "\(file):\(line):\(column)")
    try mayThrow()
    return Payload()
  }

  func isReachable(file: String = #fileID, line: Int = #line, column: Int = #column) async -> Bool {
    await suspend(at: "\(file):\(line):\(column)")
    return unknown()
  }
}

/// A clock that can be stopped: then it fires no more.
final class StoppableTimer {
  private var body: (() -> Void)?

  func start(
    file: String = #fileID, line: Int = #line, column: Int = #column, _ body: @escaping () -> Void
  ) {
    self.body = body
    scheduler.add(.repeating, at: "\(file):\(line):\(column)") { self.body?() }
  }

  func stop() { body = nil }
}

/// A sequence of any length, with anything between its elements.
struct Headlines: AsyncSequence, AsyncIteratorProtocol {
  func makeAsyncIterator() -> Headlines { self }

  func next() async -> Bool? {
    await suspend(at: "Headlines")
    return unknown() ? unknown() : nil
  }
}

/// Any number of times from now on.
func onTick(
  _ body: @escaping () -> Void, file: String = #fileID, line: Int = #line, column: Int = #column
) {
  scheduler.add(.repeating, at: scheduler.place("\(file):\(line):\(column)"), run: body)
}

func |= (left: inout Bool, right: Bool) { left = left || right }
