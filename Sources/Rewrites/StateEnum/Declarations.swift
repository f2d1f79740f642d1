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

  /// The type and the initial value of a number that stands alone in its declaration, as source; nil for others.
  var number: (type: String, beginning: String)? {
    guard declaration.bindings.count == 1, declaration.attributes.isEmpty, !isConditional,
      let value = binding.initializer?.value.trimmedDescription
    else { return nil }
    if let type = binding.typeAnnotation?.type { return (type.trimmedDescription, value) }
    return (value.contains(".") ? "Double" : "Int", value)
  }

  /// The type of the literal that it begins with; nil for other values.
  var literalType: String? {
    switch binding.initializer?.value.kind {
    case .booleanLiteralExpr: "Bool"
    case .stringLiteralExpr: "String"
    case .integerLiteralExpr: "Int"
    case .floatLiteralExpr: "Double"
    default: nil
    }
  }

  /// Whether it stands under `#if` within its type.
  var isConditionalMember: Bool {
    parents.prefix { !$0.is(MemberBlockSyntax.self) }.contains { $0.is(IfConfigDeclSyntax.self) }
  }

  /// Whether it, or its type, stands under `#if`.
  var isConditional: Bool { parents.contains { $0.is(IfConfigDeclSyntax.self) } }

  /// The innermost first.
  private var parents: some Sequence<Syntax> {
    sequence(first: Syntax(declaration)) { $0.parent }.dropFirst()
  }

  /// The wrapped type of `T!`, as written; nil for every other type.
  var impliedText: String? {
    binding.typeAnnotation?.type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType.textInside
  }

  /// The wrapped type of an optional, as written but for brackets around it; nil where it is not written as `T?` or
  /// `Optional<T>`.
  var wrappedText: String? {
    guard let type = binding.typeAnnotation?.type else { return nil }
    if let optional = type.as(OptionalTypeSyntax.self) { return optional.wrappedType.textInside }
    if let generic = type.as(IdentifierTypeSyntax.self), generic.name.text == "Optional",
      let argument = generic.genericArgumentClause?.arguments.first,
      case .type(let wrapped) = argument.argument
    {
      return wrapped.trimmedDescription
    }
    return nil
  }
}

extension TypeSyntax {
  /// `any Error` of `(any Error)`, which needs its brackets before a question mark only.
  fileprivate var textInside: String {
    guard let elements = self.as(TupleTypeSyntax.self)?.elements, elements.count == 1,
      let only = elements.first,
      only.firstName == nil, only.ellipsis == nil
    else { return trimmedDescription }
    return only.type.textInside
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

/// An enum, and the variable that holds it.
struct EnumDeclaration: Hashable, Sendable {
  /// Relative to the indentation of a member.
  var lines: [String] = []
  /// nil where another form is declared.
  var text: EnumText?
}

/// Prints an enum, and the variable that holds it.
struct EnumText: Hashable, Sendable {
  /// The line that opens the enum.
  let head: String
  /// One level of indentation.
  let indent: String
  /// The types of payloads, by the index of the variable.
  let types: [Int: String]
  let variableLine: String

  /// Lines relative to the indentation of a member.
  func lines(of states: StateEnum) -> [String] {
    enumLines(of: states) + ["", variableLine]
  }

  /// The enum without its variable.
  func enumLines(of states: StateEnum) -> [String] {
    [head] + states.cases.indices.map { "\(indent)case \(declaration(of: $0, in: states))" } + ["}"]
  }

  private func declaration(of index: Int, in states: StateEnum) -> String {
    let state = states.cases[index]
    let payload =
      state.payload.map { states.label(states.variables[$0].name, in: index) + (types[$0] ?? "") }
      + states.carried(by: index).map { ($0.label == .name ? "\($0.name): " : "") + $0.type }
    let name = reservedWords.contains(state.name) ? "`\(state.name)`" : state.name
    let hint = state.isPlaceholder ? "  // \(states.terms(of: state).joined(separator: ", ")): name it" : ""
    return name + (payload.isEmpty ? "" : "(\(payload.joined(separator: ", ")))") + hint
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

  var enumText: EnumText {
    let inherited = conformances.isEmpty ? "" : ": \(conformances.joined(separator: ", "))"
    let words = [wrapper.map { "@\($0)" }, access.level, access.setter.map { "\($0)(set)" }, "var"]
      .compactMap(\.self)
    let value = initial.map { " = .\($0.name)" } ?? ""
    return EnumText(
      head: (access.level.map { "\($0) " } ?? "") + "enum \(states.name)\(inherited) {", indent: indent,
      types: wrapped,
      variableLine: "\(words.joined(separator: " ")) \(states.property): \(states.name)\(value)")
  }

  /// One optional that says which of the flags presents something. What presents it sets it back, so that its setter is as
  /// open as the variable.
  var presentedLines: [String] {
    let flags = states.variables.map(\.name)
    let names = flags.map(\.shownThing)
    let cases = Set(names).count == names.count ? names : flags
    let level = access.level.map { "\($0) " } ?? ""
    return ["\(level)enum PresentedItem: Identifiable {"]
      + cases.map { "\(indent)case \(reservedWords.contains($0) ? "`\($0)`" : $0)" }
      + ["", "\(indent)var id: Self { self }", "}", ""]
      + ["\(wrapper.map { "@\($0) " } ?? "")\(level)var presentedItem: PresentedItem?"]
  }

  /// The computed property that replaces a variable. `head` is the text before `var`.
  func shim(of variable: Int, head: String, _ setter: StateSetter? = nil) -> [String] {
    let first = "\(head)var \(states.variables[variable].name): \(types[variable]) {"
    let getter = comparison(of: variable).map { [$0] } ?? selection(of: variable)
    guard let setter else {
      return getter.count == 1 ? ["\(first) \(getter[0]) }"] : [first] + getter.map { indent + $0 } + ["}"]
    }
    let asked =
      getter.count == 1
      ? ["\(indent)get { \(getter[0]) }"]
      : ["\(indent)get {"] + getter.map { indent + indent + $0 } + ["\(indent)}"]
    // A view is a value, and its `@State` is not a part of it.
    let head = wrapper == "State" ? "nonmutating set {" : "set {"
    return [first] + asked + [indent + head] + setter.lines.map { indent + indent + $0 }
      + ["\(indent)}", "}"]
  }

  /// The binding of a variable that has a setter.
  func binding(of variable: Int, head: String) -> [String] {
    let name = states.variables[variable].name
    return [
      "\(head)var \(OldNameBinding.property(for: name)): Binding<\(types[variable])> {",
      "\(indent)Binding(get: { \(name) }, set: { \(name) = $0 })", "}",
    ]
  }

  /// `state == .loading`, where a flag is true in one case, and no case carries anything; else nil.
  private func comparison(of variable: Int) -> String? {
    let holding = states.cases.filter { $0.values[variable] > 0 }
    guard states.variables[variable].domain == .boolean, !states.hasPayload, holding.count == 1 else {
      return nil
    }
    return "\(states.property) == .\(holding[0].name)"
  }

  /// The value of the old variable in each case. With `return`, which versions of Swift before 5.9 need.
  private func selection(of variable: Int) -> [String] {
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
        "case ", group.cases.map { states.pattern($0, binding: binding) }, ": return \(group.text)",
        indent: indent)
    }
    return ["switch \(states.property) {"] + branches + ["}"]
  }

  /// The property that replaces a number. `head` is the text before `var`.
  func shim(of number: StateEnum.Carried, head: String) -> [String] {
    let others = states.cases.indices.filter { !number.cases.contains($0) }.map {
      states.pattern($0, binding: [])
    }
    let binding = number.cases.map { states.pattern($0, binding: [], and: [number.name]) }
    let getter =
      wrappedLines("case ", others, ": return \(number.beginning)", indent: indent)
      + wrappedLines("case ", binding, ": return \(number.name)", indent: indent)
    let setter =
      wrappedLines("case ", others, ": break", indent: indent)
      + number.cases.map { index in
        let payload = states.cases[index].payload
        let numbers = states.carried(by: index).map(\.name)
        let arguments =
          payload.map { "\(states.variables[$0].name): \(states.variables[$0].name)" }
          + numbers.map { "\($0): \($0 == number.name ? "newValue" : $0)" }
        let others = Set(numbers).subtracting([number.name])
        return
          "case \(states.pattern(index, binding: Set(payload), and: others)): \(states.property) = "
          + ".\(states.cases[index].name)(\(arguments.joined(separator: ", ")))"
      }
    func body(_ lines: [String]) -> [String] {
      ["switch \(states.property) {"] + lines + ["}"]
    }
    return ["\(head)var \(number.name): \(number.type) {", "\(indent)get {"]
      + body(getter).map { indent + indent + $0 } + ["\(indent)}", "\(indent)set {"]
      + body(setter).map { indent + indent + $0 } + ["\(indent)}", "}"]
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
