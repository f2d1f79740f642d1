import Testing
import UntangleFacts
import UntangleSourceFiles

/// Facts are kept as bytes and are the same afterwards, whatever they say.
struct StoringTests {
  @Test func factsOfAllFixturesAreTheSameAfterwards() async throws {
    var variety = Variety()
    let fixtures = try Repository.swiftFiles(below: "Fixtures").map { ($0, try Repository.text($0)) }
    let broken = ["B.swift", "BTests.swift"].map { ($0, "\n\nclass B { var = 1 }\n") }
    for (path, text) in fixtures + [("A.swift", rareFacts)] + broken {
      // Facts about numbers are taken where conditions compare some.
      let detail: FactDetail =
        text.hasPrefix("//@ invariant") ? [.everyRule, .everyUse, .quantities] : [.everyRule, .everyUse]
      let found = await onDeepStack { facts(text, path: path, detail: detail) }
      let bytes = stored(found)
      let again: FileFacts = try restored(bytes)
      #expect(again == found, "\(path)")
      #expect(stored(again) == bytes, "\(path)")
      variety.take(found)
    }
    // A part that is always the same could be lost unnoticed. `Body.side` is not stored: only views of a type
    // change it.
    #expect(variety.alwaysTheSame == ["Body.side", "Problem.cause"])
  }

  /// The problems of facts have one cause, those of texts have others, too.
  @Test(arguments: [Problem.Cause.input, .syntax], [Problem.Weight.error, .note])
  func problemsAreTheSameAfterwards(cause: Problem.Cause, weight: Problem.Weight) throws {
    let problem = Problem(path: "A.swift", line: 2, reason: "is odd", cause: cause, weight: weight)
    #expect(try restored(stored(problem)) == problem)
  }

  @Test func numbersAreTheSameAfterwards() throws {
    let numbers = [0, 1, -1, 63, 64, -64, -65, 127, 128, 8_191, 8_192, .max, .min, .max - 1, .min + 1]
    #expect(try restored(stored(numbers)) as [Int] == numbers)
    let halves: [Int32] = [0, -1, .max, .min]
    #expect(try restored(stored(halves)) as [Int32] == halves)
    let wholes: [UInt64] = [0, 1, 1 << 63, .max]
    #expect(try restored(stored(wholes)) as [UInt64] == wholes)
    let doubles = [0, -0.5, 1e300, .infinity, .leastNonzeroMagnitude]
    #expect(try restored(stored(doubles)) as [Double] == doubles)
    #expect(throws: DamagedBytes.self) { try restored(stored([Int.max])) as [Int32] }
  }

  @Test func textsAreKeptOnce() throws {
    let texts = ["", "a", "é", "e\u{301}", "👩‍👩‍👧", "a\0b", "isLoading"]
    #expect(try restored(stored(texts)) as [String] == texts)
    let many = Array(repeating: "a name that is rather long", count: 100)
    #expect(stored(many).count < 140)
    #expect(try restored(stored(many)) as [String] == many)
  }

  @Test func whatIsDamagedIsNeverMoreThanRefused() throws {
    let text = try Repository.text("Fixtures/Rules/tangled_state/example.swift")
    let whole = stored(facts(text))
    for count in 0..<whole.count {
      #expect(throws: DamagedBytes.self) { try restored(Array(whole[..<count])) as FileFacts }
    }
    var random = Random(state: 11)
    for _ in 0..<3_000 {
      var bytes = whole
      for _ in 0..<(1 + random.next(below: 3)) {
        bytes[random.next(below: bytes.count)] = UInt8(random.next(below: 256))
      }
      // It may be other facts; it may not be the end of the program.
      _ = try? restored(bytes) as FileFacts
    }
  }

  @Test func whatIsNestedWithoutEndIsRefused() {
    // `.not(.not(.not(…`
    let bytes = [0] + Array(repeating: UInt8(8), count: 100_000)
    #expect(throws: DamagedBytes.self) { try restored(bytes) as LoweredExpression }
  }
}

/// What no fixture has twice.
private let rareFacts = """
  import SwiftUI
  let isBusy = Mutex(false)
  func look() { var isFolder: ObjCBool = false; find(&isFolder) }
  final class Disk { static let isFull = Atomic<Bool>(false) }
  struct Panel: View {
    @ObservedObject var model: Model
    let player: Player
    var body: some View { Toggle("x", isOn: $model.isOn) }
    func start() {
      player.onStop = { player.isRunning = false; model.isOn = true }
      model.isOn = false
      outer: switch player.isRunning {
      case true: break outer
      default: break
      }
      UserDefaults.standard.set(true, forKey: prefixed(with: "a", "b"))
      UserDefaults.standard.set(true, forKey: Keys.joined("a"))
    }
  }
  let broken = (1,

  """

func stored(_ value: some Storable) -> [UInt8] {
  var bytes = ByteWriter()
  bytes.write(value)
  return bytes.finished()
}

func restored<Value: Storable>(_ bytes: [UInt8]) throws -> Value {
  try bytes.withUnsafeBufferPointer { buffer in
    var reader = try ByteReader(buffer)
    let value: Value = try reader.read()
    guard reader.isAtEnd else { throw DamagedBytes() }
    return value
  }
}

/// Which values each stored part of each type was seen with: two at most.
private struct Variety {
  private var seen: [String: Set<String>] = [:]

  mutating func take(_ value: Any) {
    let mirror = Mirror(reflecting: value)
    for child in mirror.children {
      if mirror.displayStyle == .struct, let label = child.label {
        let part = "\(type(of: value)).\(label)"
        if seen[part, default: []].count < 2 { seen[part, default: []].insert("\(child.value)") }
      }
      take(child.value)
    }
  }

  var alwaysTheSame: [String] {
    seen.filter { $0.value.count < 2 && !isOfTheLibrary($0.key) }.map(\.key).sorted()
  }

  private func isOfTheLibrary(_ part: String) -> Bool {
    ["String.", "Int.", "Int32.", "UInt64.", "Bool."].contains { part.hasPrefix($0) }
  }
}
