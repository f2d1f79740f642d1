#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The names of the files that a run creates while it writes, which a later run can recognise:
///
///     .untangle-4711-9f3a5c0de1b2a3f4.journal
///     .untangle-4711-9f3a5c0de1b2a3f4-0
///     .untangle-4711-9f3a5c0de1b2a3f4-0-old
struct RunName: Hashable, Sendable {
  /// The process number.
  let process: Int32
  /// Random, because process numbers are reused.
  let mark: UInt64

  init() {
    process = getpid()
    mark = .random(in: .min ... .max)
  }

  var journal: [UInt8] { Array("\(stem).journal".utf8) }

  func scratch(_ number: Int) -> [UInt8] { Array("\(stem)-\(number)".utf8) }

  private var stem: String { ".untangle-\(process)-\(mark.hexadecimal)" }

  /// Whether no process with that number exists. Other machines and containers have their own numbers.
  var hasEnded: Bool { kill(process, 0) != 0 && errno == ESRCH }
}

extension RunName {
  enum Role: Hashable, Sendable { case journal, scratch }

  /// nil for a file that no run created.
  static func reading(_ name: [UInt8]) -> (run: RunName, role: Role)? {
    let prefix = Array(".untangle-".utf8)
    guard name.starts(with: prefix),
      let text = String(validating: name.dropFirst(prefix.count), as: UTF8.self)
    else { return nil }
    let parts = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let process = Int32(parts[0]), process > 0,
      let mark = UInt64(parts[1].prefix(16), radix: 16)
    else { return nil }
    let run = RunName(process: process, mark: mark)
    let rest = parts[1].dropFirst(16)
    if name == run.journal { return (run, .journal) }
    let number = (rest.hasSuffix("-old") ? rest.dropLast(4) : rest).dropFirst()
    guard let number = Int(number), number >= 0 else { return nil }
    let scratch = run.scratch(number)
    return name == scratch || name == scratch + Array("-old".utf8) ? (run, .scratch) : nil
  }

  private init(process: Int32, mark: UInt64) {
    self.process = process
    self.mark = mark
  }
}
