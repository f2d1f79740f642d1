//~ states Parser contains
//~ variables isOpen hasHeader result
//~ make Parser()
//~ do try? it.parse()
//~ do it.parseOrForget()
//~ do it.close()
//~ rewrite left: independent

/// A throw leaves the state as it is there; `try?` swallows it, `defer` runs on every way out.
/// That `try?` gives nil where something was thrown is not followed.
final class Parser {
  private var isOpen = false
  private var hasHeader = false
  private var result: Payload?

  func parse() throws {
    isOpen = true
    result = nil
    try readHeader()
    try mayThrow()
    result = Payload()
  }

  func parseOrForget() {
    defer { hasHeader = false }
    if let parsed = try? readBody() {
      result = parsed
      return
    }
    result = nil
  }

  func close() { isOpen = false }

  private func readHeader() throws {
    if unknown() { throw Failure() }
    hasHeader = true
  }

  private func readBody() throws -> Payload? {
    try readHeader()
    isOpen = false
    return Payload()
  }
}
