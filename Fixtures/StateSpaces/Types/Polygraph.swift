//~ states Polygraph exact
//~ variables pattern reader isReady
//~ make Polygraph()
//~ do it.prepare("[a-z]+")
//~ do it.prepare("[")
//~ do it.replace()
//~ do it.reset()
//~ rewrite pattern reader isReady

/// What an attempt makes: an initialiser of another module that throws returns no nil. One of the project may do both, and
/// what stands in its arguments may be what throws.
final class Polygraph {
  private(set) var pattern: Regex<AnyRegexOutput>?
  private(set) var reader: PolygraphReader?
  private(set) var isReady = false

  func prepare(_ text: String) {
    do {
      pattern = try Regex(text)
      reader = nil
      isReady = true
    } catch {
      reset()
    }
  }

  func replace() {
    guard !isReady else { return }
    do {
      reader = try PolygraphReader(paper: unknown())
    } catch {
      reset()
    }
  }

  func reset() {
    pattern = nil
    reader = nil
    isReady = false
  }
}

struct PolygraphReader {
  struct NoPaper: Error {}

  init?(paper: Bool) throws {
    guard paper else { throw NoPaper() }
    if unknown() { return nil }
  }
}
