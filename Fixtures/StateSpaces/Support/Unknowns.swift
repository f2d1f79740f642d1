// Functions of which the analysis sees the names only. The driver makes them do all that they may.

struct Payload {
  var number = 0
}

struct Failure: Error {}

func unknown() -> Bool { chance.choose(below: 2) == 1 }

func number(below limit: Int) -> Int { chance.choose(below: limit) }

func someOptional() -> Payload? { unknown() ? Payload() : nil }

func someFlag() -> Bool? { [nil, false, true][chance.choose(below: 3)] }

func mayThrow() throws {
  if unknown() { throw Failure() }
}

func note(_ message: String) {}

/// A function whose use of its closure nobody knows: at once, any number of times, and once more later.
func later(
  _ body: @escaping () -> Void, file: String = #fileID, line: Int = #line, column: Int = #column
) {
  for _ in 0..<chance.choose(below: 3) { body() }
  scheduler.add(.once, at: "\(file):\(line):\(column)", run: body)
}

/// Any other task and any operation may come first.
func pause(file: String = #fileID, line: Int = #line, column: Int = #column) async {
  await suspend(at: "\(file):\(line):\(column)")
}

/// A partner far away, of whom only the calls are seen.
final class Server {
  func send(
    _ text: String = "", completion: @escaping (Result<Payload, Failure>) -> Void,
    file: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    later({ completion(unknown() ? .success(Payload()) : .failure(Failure())) }, file: file, line: line, column: column)
  }

  func ask(
    _ text: String = "", completion: @escaping (Bool) -> Void,
    file: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    later({ completion(unknown()) }, file: file, line: line, column: column)
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
