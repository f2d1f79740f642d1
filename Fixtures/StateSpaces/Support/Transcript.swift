/// All that was observed of a type, run after run: equal for two programs that do the same.
///
/// Places in the source are not in it, so that programs can be compared whose lines differ.
struct Transcript {
  /// Whether lines are printed, not only counted.
  nonisolated(unsafe) static var isPrinting = false

  private(set) var lineCount = 0
  private var plainSteps: [String: String] = [:]
  /// FNV-1a, the same in every run of the program.
  private(set) var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  /// `seen` is what was seen during the last step and after it.
  mutating func add(_ trail: [Chance.Choice], _ way: [String], _ seen: [String]) {
    let digits = trail.map { "\($0.digit)/\($0.limit)" }.joined(separator: " ")
    let steps = way.map { withoutPlace($0) }
    add("\(steps.joined(separator: ", ")) [\(digits)]: \(seen.joined(separator: " | "))")
  }

  private mutating func add(_ line: String) {
    lineCount += 1
    for byte in line.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    if Self.isPrinting { Swift.print(line) }
  }

  /// What waits is named by where it stands: `Driver/Player.swift:20:9`.
  private mutating func withoutPlace(_ step: String) -> String {
    if let known = plainSteps[step] { return known }
    let text = step.contains(".swift:") || step == "Headlines" ? "what waits" : step
    plainSteps[step] = text
    return text
  }
}

/// Looks at an object whenever it calls something that may look.
final class Onlooker {
  /// nil while nobody looks.
  private var look: (() -> String)?
  private(set) var seen: [String] = []

  func take() {
    if let text = look?() { seen.append(text) }
  }

  func start(_ look: @escaping () -> String) { self.look = look }

  /// What was seen stays.
  func stop() { look = nil }

  func forget() {
    look = nil
    seen.removeAll(keepingCapacity: true)
  }
}

let onlooker = Onlooker()

/// Tells things apart that are made alike.
final class Mark: CustomReflectable {
  nonisolated(unsafe) private static var count = 0

  let number: Int

  init() {
    Self.count += 1
    number = Self.count
  }

  /// The next one is the first again.
  static func restart() { count = 0 }

  /// Without members: two that differ in nothing else will behave alike.
  var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>(), displayStyle: .class) }
}
