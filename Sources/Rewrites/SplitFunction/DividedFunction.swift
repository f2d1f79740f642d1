import SwiftSyntax
import UntangleFacts
import UntangleProjectModel

/// In place of a Bool parameter that selects between two bodies, two functions, or an enum; with all calls.
struct DividedFunction {
  private let function: FlagFunction
  private let sides: FunctionSides
  private let names: TwoNames
  private let calls: FunctionCalls
  private let home: NamingFiles.File
  private let files: NamingFiles
  private let layout: SourceLayout

  /// `token` is the name of the parameter inside of the function.
  init(_ token: TokenSyntax, in home: NamingFiles.File, of files: NamingFiles) throws(FixRefusal) {
    function = try FlagFunction(token, of: files.project)
    layout = SourceLayout(bytes: home.file.bytes)
    sides = try FunctionSides(of: function, in: layout)
    names = try TwoNames(function: function.name, flag: function.label ?? function.flag)
    calls = try FunctionCalls(of: function, in: files)
    self.home = home
    self.files = files
    guard !calls.all.isEmpty else { throw FixRefusal("nothing calls '\(function.name)'") }
    for call in calls.all { try check(call) }
    let literals = calls.all.map(\.value)
    guard literals.contains(nil) || Set(literals).count == 2 else {
      throw FixRefusal("no call needs one of the two bodies of '\(function.name)'")
    }
  }

  func edits() throws(FixRefusal) -> [String: [SourceEdit]] {
    switch names {
    case .functions(let whenTrue, let whenFalse):
      var edits = [home.path: [try functions(whenTrue, whenFalse)]]
      for call in calls.all {
        edits[call.path, default: []] += try self.edits(of: call, whenTrue, whenFalse)
      }
      return edits
    case .cases(let type, let parameter, let whenTrue, let whenFalse):
      let choice = FunctionChoice(
        function: function, test: sides.test, isNegated: sides.isNegated, layout: layout, type: type,
        parameter: parameter, whenTrue: whenTrue, whenFalse: whenFalse)
      try choice.check(calls, files)
      var edits = [home.path: choice.declaration]
      for call in calls.all { edits[call.path, default: []] += choice.edits(of: call) }
      return edits
    }
  }

  // Calls

  private func check(_ call: FunctionCalls.Call) throws(FixRefusal) {
    var node = call.node.parent
    while let current = node {
      if current.is(IfConfigDeclSyntax.self) {
        throw FixRefusal("'\(function.name)' is called under '#if' in '\(call.path)'")
      }
      node = current.parent
    }
    guard let argument = call.argument else { return }
    let range = call.node.arguments.removalRange(ofElementAt: argument)
    guard !call.node.commentRanges.contains(where: { $0.overlaps(range) }) else {
      throw FixRefusal("a comment stands at an argument in '\(call.path)'")
    }
  }

  private func edits(
    of call: FunctionCalls.Call, _ whenTrue: String, _ whenFalse: String
  ) throws(FixRefusal) -> [SourceEdit] {
    guard let value = call.value else {
      throw FixRefusal(
        "a call in '\(call.path)' passes a value on, and '\(function.flag)' names only one of two")
    }
    let rename = SourceEdit(range: call.name.byteRange, replacement: value ? whenTrue : whenFalse)
    guard let argument = call.argument else { return [rename] }
    return [
      rename,
      SourceEdit(range: call.node.arguments.removalRange(ofElementAt: argument), replacement: ""),
    ]
  }

  // The declaration

  /// The function that keeps its name stands first, below the comment that explains it.
  private func functions(_ whenTrue: String, _ whenFalse: String) throws(FixRefusal) -> SourceEdit {
    for name in [whenTrue, whenFalse] where name != function.name {
      guard files.isFree(name) else { throw FixRefusal("something is called '\(name)' already") }
    }
    // A call that leaves the flag out would go on to compile, and mean the other body.
    if let initial = function.initial, (initial ? whenFalse : whenTrue) == function.name {
      throw FixRefusal("a call without '\(function.flag)' means the body that gets the new name")
    }
    try sides.checkComments(of: function)
    try checkOldName(beside: whenTrue, whenFalse)
    try function.checkComment()
    let texts = FunctionTexts(function: function, layout: layout)
    try function.checkLine(in: layout)
    let on = try texts.text(named: whenTrue, with: sides.whenTrue)
    let off = try texts.text(named: whenFalse, with: sides.whenFalse)
    return SourceEdit(
      range: function.declaration.byteRange,
      replacement: whenFalse == function.name ? texts.joined(off, on) : texts.joined(on, off))
  }

  /// Refuses where a class of another module may have a function of the old name without the parameter.
  private func checkOldName(beside whenTrue: String, _ whenFalse: String) throws(FixRefusal) {
    guard [whenTrue, whenFalse].contains(function.name), let owner = function.owner,
      let type = files.project.type(named: owner)
    else { return }
    let inherited = files.project.chain(of: type).flatMap(\.inherited)
    let isForeign = type.kind == .extension || inherited.contains { files.project.type(named: $0) == nil }
    if isForeign, function.name.allSatisfy({ !$0.isUppercase }) {
      throw FixRefusal(
        "what '\(owner)' inherits may have a function '\(function.name)' without '\(function.flag)'")
    }
  }
}
