import SwiftSyntax

/// Writes a function twice, each time with one of its bodies.
struct FunctionTexts {
  let function: FlagFunction
  let layout: SourceLayout

  private var start: Int { function.declaration.byteRange.lowerBound }
  private var indentation: String { layout.indentation(ofLineAt: start) }
  var newline: String { layout.newline(at: start) }

  /// The blanks before a statement of the body.
  private var inner: String {
    guard let first = function.body.statements.first?.byteRange.lowerBound, layout.isFirstOfLine(first) else {
      return indentation + layout.indentationStep
    }
    return layout.indentation(ofLineAt: first)
  }

  /// Without blanks before it.
  func text(named name: String, with body: Range<Int>) throws(FixRefusal) -> String {
    let lines = try lines(of: body).joined(separator: newline)
    return "\(header(named: name)) {\(newline)\(lines)\(newline)\(indentation)}"
  }

  /// Both, the first in place of the old one.
  func joined(_ first: String, _ second: String) -> String {
    first + newline + newline + indentation + second
  }

  private func header(named name: String) -> String {
    let range = start..<layout.trimmed(start..<function.body.leftBrace.byteRange.lowerBound).upperBound
    let parameter = function.parameters.removalRange(ofElementAt: function.index)
    let edits = [
      SourceEdit(range: function.declaration.name.byteRange, replacement: name),
      SourceEdit(range: parameter, replacement: ""),
    ]
    let moved = edits.map { edit in
      SourceEdit(
        range: edit.range.lowerBound - range.lowerBound..<edit.range.upperBound - range.lowerBound,
        replacement: edit.replacement)
    }
    return String(decoding: moved.applied(to: Array(layout.bytes[range])), as: UTF8.self)
  }

  /// The lines of a body, moved to where a statement of the function starts.
  private func lines(of body: Range<Int>) throws(FixRefusal) -> [String] {
    let lines = layout.text(body).split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.last == "\r" ? $0.dropLast() : $0
    }
    guard lines.count > 1 else { return lines.map { inner + $0 } }
    guard layout.isFirstOfLine(body.lowerBound) else {
      throw FixRefusal("one of the two bodies starts behind other code")
    }
    let old = layout.indentation(ofLineAt: body.lowerBound)
    var result = [inner + lines[0]]
    for line in lines.dropFirst() {
      if line.hasPrefix(old) {
        result.append(inner + line.dropFirst(old.count))
      } else if line.allSatisfy({ $0 == " " || $0 == "\t" }) {
        result.append("")
      } else {
        guard old == inner else {
          throw FixRefusal("a line of one body stands further left than its first one")
        }
        result.append(String(line))
      }
    }
    return result
  }
}

extension FunctionParameterListSyntax {
  /// The range of an element with the comma that goes with it.
  func removalRange(ofElementAt place: Int) -> Range<Int> {
    commaRange(of: Array(self), at: place) { $0.trailingComma }
  }
}

extension LabeledExprListSyntax {
  func removalRange(ofElementAt place: Int) -> Range<Int> {
    commaRange(of: Array(self), at: place) { $0.trailingComma }
  }
}

private func commaRange<Element: SyntaxProtocol>(
  of elements: [Element], at place: Int, comma: (Element) -> TokenSyntax?
) -> Range<Int> {
  let own = elements[place].byteRange
  if place + 1 < elements.count { return own.lowerBound..<elements[place + 1].byteRange.lowerBound }
  guard place > 0, let before = comma(elements[place - 1]) else { return own }
  return before.byteRange.lowerBound..<own.upperBound
}
