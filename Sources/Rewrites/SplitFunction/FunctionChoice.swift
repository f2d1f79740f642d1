import SwiftSyntax
import UntangleFacts
import UntangleProjectModel

/// An enum of two cases in place of a Bool parameter.
struct FunctionChoice {
  let function: FlagFunction
  let test: ExprSyntax
  let isNegated: Bool
  let layout: SourceLayout
  let type: String
  let parameter: String
  let whenTrue: String
  let whenFalse: String

  /// Refuses where a name is in use, where no type can be nested, and where most calls pass a value on.
  func check(_ calls: FunctionCalls, _ files: NamingFiles) throws(FixRefusal) {
    guard files.isFree(type) else { throw FixRefusal("something is called '\(type)' already") }
    let names = function.declaration.tokens(viewMode: .sourceAccurate).map(\.text)
    guard !names.contains(parameter) else {
      throw FixRefusal("'\(function.name)' uses '\(parameter)' already")
    }
    if let owner = function.owner {
      switch files.project.type(named: owner)?.kind {
      case .class, .struct, .enum, .actor: break
      case .protocol, .extension, nil: throw FixRefusal("no enum can be written into '\(owner)'")
      }
    }
    let plain = calls.all.count { if case .value = $0.passed { false } else { true } }
    guard plain * 2 >= calls.all.count else {
      throw FixRefusal("most calls pass a value on: an enum would only move the question")
    }
    try function.checkLine(in: layout)
    guard !function.parameter.hasCommentWithin else {
      throw FixRefusal("a comment stands at '\(function.flag)'")
    }
    try function.checkComment()
  }

  var declaration: [SourceEdit] {
    let label = function.label == nil ? "_ " : ""
    let initial = function.initial.map { " = .\($0 ? whenTrue : whenFalse)" } ?? ""
    let end =
      function.parameter.trailingComma?.byteRange.lowerBound ?? function.parameter.byteRange.upperBound
    let start = function.declaration.byteRange
    return [
      SourceEdit(
        range: function.parameter.byteRange.lowerBound..<end,
        replacement: "\(label)\(parameter): \(type)\(initial)"),
      SourceEdit(
        range: test.byteRange, replacement: "\(parameter) == .\(isNegated ? whenFalse : whenTrue)"),
      SourceEdit(range: start.upperBound..<start.upperBound, replacement: enumeration),
    ]
  }

  /// Behind the function.
  private var enumeration: String {
    let start = function.declaration.byteRange.lowerBound
    let (newline, outer) = (layout.newline(at: start), layout.indentation(ofLineAt: start))
    let access = function.declaration.modifiers.map(\.name.text).filter {
      ["private", "fileprivate"].contains($0)
    }
    let head = (access + ["enum", type]).joined(separator: " ")
    return newline + newline + outer + head + " {" + newline + outer + layout.indentationStep
      + "case \(whenTrue), \(whenFalse)" + newline + outer + "}"
  }

  func edits(of call: FunctionCalls.Call) -> [SourceEdit] {
    guard let place = call.argument else { return [] }
    let argument = Array(call.node.arguments)[place]
    let label = argument.label.map { [SourceEdit(range: $0.byteRange, replacement: parameter)] } ?? []
    let value = argument.expression.byteRange
    switch call.passed {
    case .literal(let literal), .nothing(let literal):
      return label + [SourceEdit(range: value, replacement: ".\(literal ? whenTrue : whenFalse)")]
    case .value(let expression):
      let (open, close) = expression.bindsLoosely ? ("(", ")") : ("", "")
      let start = value.lowerBound..<value.lowerBound
      let end = value.upperBound..<value.upperBound
      let choice = "\(close) ? .\(whenTrue) : .\(whenFalse)"
      return label + (open.isEmpty ? [] : [SourceEdit(range: start, replacement: open)])
        + [SourceEdit(range: end, replacement: choice)]
    }
  }
}

extension ExprSyntax {
  /// Whether it has operators, of which some may bind less than `?:`.
  fileprivate var bindsLoosely: Bool {
    self.is(SequenceExprSyntax.self) || self.is(TryExprSyntax.self) || self.is(AwaitExprSyntax.self)
  }
}
