import UntangleSourceFiles

/// Finds the mentions of a name in a text, including those in comments and strings, but for writes in lines that begin with `//`.
struct MentionScan {
  let bytes: UnsafeBufferPointer<UInt8>
  let name: [UInt8]

  enum Mention {
    case read, write
    /// Passed to a control of the SDK: `Toggle("On", isOn: $isOn)`.
    case control
    /// Any other `$isOn`, and `_isOn` and `&isOn`.
    case binding
    /// `\.isOn`.
    case keyPath
  }

  /// Visits the mentions in the order of the text, except declarations and labels.
  func forEach(_ visit: (Mention) -> Void) {
    guard let first = name.first else { return }
    var next = 0
    while let start = bytes.firstOffset(of: first, from: next) {
      next = start + 1
      let end = start + name.count
      guard end <= bytes.count, bytes[start..<end].elementsEqual(name), !isNamePart(at: end),
        !isDeclared(at: start), !isLabel(from: start, to: end)
      else { continue }
      switch byte(start - 1) {
      case UInt8(ascii: "$"): visit(isControl(before: start - 1) ? .control : .binding)
      // `_isOn` is the wrapper itself, with which code can do anything.
      case let before? where isNamePart(before):
        if before == UInt8(ascii: "_"), !isNamePart(at: start - 2) { visit(.binding) }
      case UInt8(ascii: "&") where byte(start - 2) != UInt8(ascii: "&"): visit(.binding)
      case UInt8(ascii: ".") where isKeyPath(before: start - 1): visit(.keyPath)
      default:
        let isWrite = isWritten(after: end)
        if !isWrite || !isBehindSlashes(start) { visit(isWrite ? .write : .read) }
      }
    }
  }

  /// `\Model.isOn`, `\.isOn`.
  private func isKeyPath(before dot: Int) -> Bool {
    var place = dot
    while place > 0, isNamePart(at: place - 1) || bytes[place - 1] == UInt8(ascii: ".") { place -= 1 }
    return byte(place - 1) == UInt8(ascii: "\\")
  }

  /// Whether the line begins with `//`. False where it begins more than 500 bytes before.
  private func isBehindSlashes(_ place: Int) -> Bool {
    let before = bytes[max(0, place - 500)..<place]
    guard let start = before.lastIndex(of: UInt8(ascii: "\n")).map({ $0 + 1 }) ?? (place <= 500 ? 0 : nil)
    else {
      return false
    }
    let code = bytes[start..<place].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return code.starts(with: "//".utf8)
  }

  private func byte(_ index: Int) -> UInt8? { bytes.indices.contains(index) ? bytes[index] : nil }

  private func isNamePart(at index: Int) -> Bool { byte(index).map(isNamePart) ?? false }

  private func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }

  /// `var isOn`.
  private func isDeclared(at start: Int) -> Bool {
    start >= 4 && bytes[(start - 4)..<start].elementsEqual("var ".utf8)
  }

  /// `f(isOn: true)`.
  private func isLabel(from start: Int, to end: Int) -> Bool {
    guard byte(end) == UInt8(ascii: ":") else { return false }
    let before = bytes[..<start].last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
    return before == UInt8(ascii: "(") || before == UInt8(ascii: ",")
  }

  /// Whether the binding goes to an SDK control. Other views may do anything with it.
  private func isControl(before dollar: Int) -> Bool {
    let before = bytes[max(0, dollar - 200)..<dollar]
    let line = before.suffix(from: before.lastIndex(of: UInt8(ascii: "\n")) ?? before.startIndex)
    return controls.contains { control in
      line.suffix(control.label.utf8CodeUnitCount).elementsEqual(control.label.bytes)
        && control.names.contains { contains($0, in: line) }
    }
  }

  private func contains(_ name: StaticString, in text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    text.indices.contains { text[$0...].starts(with: name.bytes) }
  }

  private func isWritten(after end: Int) -> Bool {
    if bytes[end...].starts(with: ".toggle()".utf8) { return true }
    let rest = bytes[end...].drop { $0 == UInt8(ascii: " ") }.prefix(3)
    guard let sign = rest.first else { return false }
    let next = rest.dropFirst().first
    switch sign {
    case UInt8(ascii: "="): return next != UInt8(ascii: "=")
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"):
      return next == UInt8(ascii: "=")
    default: return false
    }
  }
}

/// SwiftUI controls, keyed by the label of their binding.
private let controls: [(label: StaticString, names: [StaticString])] = [
  ("isOn: ", ["Toggle("]), ("value: ", ["Slider(", "Stepper("]), ("selection: ", ["Picker("]),
]

extension StaticString {
  fileprivate var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}
