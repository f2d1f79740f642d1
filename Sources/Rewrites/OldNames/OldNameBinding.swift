import SwiftSyntax
import UntangleFacts
import UntangleSourceFiles

/// A binding with the getter and the setter of an old name, instead of calls of them.
struct OldNameBinding {
  /// The name of the property that takes the place of `$isShown`.
  static func property(for variable: String) -> String { "\(variable)Binding" }

  /// Of the braces of the binding's property.
  let edit: SourceEdit

  /// nil where the two are not as a rewrite prints them.
  init?(_ binding: VariableDeclSyntax, of shim: VariableDeclSyntax, in file: ParsedFile) {
    guard let braces = binding.bindings.first?.accessorBlock,
      case .accessors(let accessors)? = shim.bindings.first?.accessorBlock?.accessors,
      let getter = accessors.first(where: { $0.accessorSpecifier.tokenKind == .keyword(.get) })?.body,
      let setter = accessors.first(where: { $0.accessorSpecifier.tokenKind == .keyword(.set) })?.body
    else { return nil }
    let unit = file.indentUnit(in: binding)
    let answer = Self.lines(of: getter, in: file)
    let steps = Self.lines(of: setter, in: file)
    let get =
      answer.count == 1
      ? ["get: { \(answer[0]) },"] : ["get: {"] + answer.map { unit + $0 } + ["},"]
    let set = steps.isEmpty ? ["set: { _ in })"] : ["set: { newValue in"] + steps.map { unit + $0 } + ["})"]
    let lines =
      ["{", unit + "Binding("] + (get + set).map { unit + unit + $0 } + ["}"]
    let indentation = file.indentation(at: file.start(of: binding))
    edit = SourceEdit(
      range: file.start(of: braces)..<file.end(of: braces), replacement: lines.indented(by: indentation))
  }

  /// The statements of a body, relative to their own indentation.
  private static func lines(of body: CodeBlockSyntax, in file: ParsedFile) -> [String] {
    guard let first = body.statements.first else { return [] }
    let indentation = file.indentation(at: file.start(of: first))
    let text = file.text(file.start(of: first)..<file.end(of: body.statements))
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix(indentation) ? String(line.dropFirst(indentation.count)) : String(line)
    }
  }
}
