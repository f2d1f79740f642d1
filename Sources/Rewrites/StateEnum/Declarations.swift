import SwiftSyntax
import UntangleSourceFiles
import UntangleStateSpaces

/// The declaration of one of the variables.
struct StoredDeclaration {
  var declaration: VariableDeclSyntax
  var binding: PatternBindingSyntax
  var file: Int

  /// The type as written; for a variable without an annotation, `Bool` or the name of its enum. nil for
  /// others.
  func typeText(_ variable: StateVariable) -> String? {
    if let type = binding.typeAnnotation?.type { return type.trimmedDescription }
    switch variable.domain {
    case .boolean: return "Bool"
    case .enumeration: return variable.enumName
    case .optional, .optionalBoolean, .optionalEnumeration, .number: return nil
    }
  }

  /// The wrapped type of an optional, as written; nil where it is not written as `T?` or `Optional<T>`.
  var wrappedText: String? {
    guard let type = binding.typeAnnotation?.type else { return nil }
    if let optional = type.as(OptionalTypeSyntax.self) { return optional.wrappedType.trimmedDescription }
    if let generic = type.as(IdentifierTypeSyntax.self), generic.name.text == "Optional",
      let argument = generic.genericArgumentClause?.arguments.first,
      case .type(let wrapped) = argument.argument
    {
      return wrapped.trimmedDescription
    }
    return nil
  }
}

/// Finds declarations by the places of their names.
final class DeclarationFinder: SyntaxVisitor {
  private let offsets: [Int: Int]
  private let file: ParsedFile
  private let number: Int
  /// By variable index.
  private(set) var found: [Int: StoredDeclaration] = [:]

  /// `places` are the places of the names by variable index. Those in other files are ignored.
  init(_ places: [Int: Location], in file: ParsedFile, number: Int) {
    offsets = Dictionary(
      uniqueKeysWithValues: places.filter { $0.value.path == file.path }
        .map { (file.offset(of: $0.value.span), $0.key) })
    self.file = file
    self.number = number
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self),
        let variable = offsets[file.start(of: name)]
      else { continue }
      found[variable] = StoredDeclaration(declaration: node, binding: binding, file: number)
    }
    return .visitChildren
  }
}

/// The declarations of variables, by index in `places`. Leaves out those that are in none of the files.
func storedDeclarations(at places: [Location], in files: [ParsedFile]) -> [Int: StoredDeclaration] {
  let places = Dictionary(uniqueKeysWithValues: places.enumerated().map { ($0, $1) })
  return files.enumerated().reduce(into: [:]) { found, file in
    found.merge(DeclarationFinder(places, in: file.element, number: file.offset).found) { first, _ in first }
  }
}

/// Prints the enum, the variable that holds it, and the old names as computed properties.
struct DeclarationText {
  let states: StateEnum
  let declarations: [StoredDeclaration]
  /// By variable index.
  let types: [String]
  let wrapped: [Int: String]
  let access: Access
  /// The property wrapper of the variable; nil if it has none.
  let wrapper: String?
  let conformances: [String]
  /// One level of indentation.
  let indent: String
  /// The initial value; nil where initialisers set it.
  let initial: StateEnum.Case?

  /// The access levels of the enum and the variable.
  struct Access: Hashable {
    /// `private` or `fileprivate`; nil for internal.
    var level: String?
    /// The access level of the setter; nil where it equals `level`.
    var setter: String?
  }

  /// Lines relative to the indentation of a member.
  var enumLines: [String] {
    let inherited = conformances.isEmpty ? "" : ": \(conformances.joined(separator: ", "))"
    let head = (access.level.map { "\($0) " } ?? "") + "enum \(states.name)\(inherited) {"
    return [head] + states.cases.map { "\(indent)case \(declaration(of: $0))" } + ["}"]
  }

  var variableLine: String {
    let words = [wrapper.map { "@\($0)" }, access.level, access.setter.map { "\($0)(set)" }, "var"]
      .compactMap(\.self)
    let value = initial.map { " = .\($0.name)" } ?? ""
    return "\(words.joined(separator: " ")) \(states.property): \(states.name)\(value)"
  }

  private func declaration(of state: StateEnum.Case) -> String {
    let payload = state.payload.map { "\(states.variables[$0].name): \(wrapped[$0] ?? "")" }
    let name = reservedWords.contains(state.name) ? "`\(state.name)`" : state.name
    let hint = state.isPlaceholder ? "  // \(states.terms(of: state).joined(separator: ", ")): name it" : ""
    return name + (payload.isEmpty ? "" : "(\(payload.joined(separator: ", ")))") + hint
  }

  /// The computed property that replaces a variable. `head` is the text before `var`.
  func shim(of variable: Int, head: String, _ setter: StateSetter? = nil) -> [String] {
    var groups: [(text: String, cases: [Int])] = []
    for index in states.cases.indices {
      let text = answer(variable, index)
      if let known = groups.firstIndex(where: { $0.text == text }) {
        groups[known].cases.append(index)
      } else {
        groups.append((text, [index]))
      }
    }
    let binding: Set<Int> = states.variables[variable].domain == .optional ? [variable] : []
    let branches = groups.flatMap { group -> [String] in
      wrappedLines(
        "case ", group.cases.map { states.pattern($0, binding: binding) }, ": \(group.text)", indent: indent
      ).map { indent + $0 }
    }
    let first = "\(head)var \(states.variables[variable].name): \(types[variable]) {"
    let getter = ["\(indent)switch \(states.property) {"] + branches + ["\(indent)}"]
    guard let setter else { return [first] + getter + ["}"] }
    return [first, "\(indent)get {"] + getter.map { indent + $0 } + ["\(indent)}", "\(indent)set {"]
      + setter.lines.map { indent + indent + $0 } + ["\(indent)}", "}"]
  }

  /// The value of the old variable in a case, as source text.
  private func answer(_ variable: Int, _ index: Int) -> String {
    let value = states.cases[index].values[variable]
    let fact = states.variables[variable]
    switch fact.domain {
    case .boolean: return value > 0 ? "true" : "false"
    case .optionalBoolean: return ["nil", "false", "true"][value]
    case .optional: return value > 0 ? fact.name : "nil"
    case .enumeration: return ".\(fact.domain.values[value])"
    case .optionalEnumeration: return value > 0 ? ".\(fact.domain.values[value])" : "nil"
    case .number: return fact.domain.values[value]
    }
  }
}

/// Keywords, which need backticks as the name of a case.
let reservedWords: Set<String> = [
  "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
  "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
  "import", "in", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
  "protocol", "public", "repeat", "rethrows", "return", "static", "struct", "subscript", "super", "switch",
  "throw", "throws", "true", "try", "typealias", "var", "where", "while", "as", "Any",
]
