import SwiftSyntax
import UntangleFacts
package import UntangleProjectModel
import UntangleSourceFiles
package import UntangleStateSpaces

/// Variables that are only set together, as one optional struct.
package struct OptionalValue: Hashable, Sendable {
  package var structName: String
  /// The struct and the variable that holds it, as lines of Swift.
  package var declaration: [String]
  /// The old names as computed properties, for code that reads them.
  package var shims: [[String]]
  /// Writes to the variables that need manual changes, sorted by place.
  package var remainders: [Refusal]

  /// nil where the shape is no optional, or a declaration has more than a name and a type: observers, differing attributes,
  /// `weak`, `lazy`. `taken` are names that are in use.
  package init?(
    of space: StateSpace, in type: ProjectType, _ project: Project, _ files: [ParsedFile], taken: Set<String>
  ) {
    guard case .optional(let core, _) = space.shape else { return nil }
    let variables = space.variables
    let known = coreWrites(of: core.map { variables[$0].name }, in: type)
    // A struct is made where all of its values are there.
    guard known.values.allSatisfy({ $0.level == .off || $0.extent == .whole }) else { return nil }
    let found = storedDeclarations(at: variables.map(\.location), in: files)
    let declarations = variables.indices.compactMap { found[$0] }
    guard declarations.count == variables.count, declarations.allSatisfy(\.isPlain),
      let attributes = attributesOfAll(declarations, areTogether: core.count == variables.count),
      let types = FieldTypes(core, variables, declarations)
    else { return nil }
    let used = files.reduce(into: taken) { $0.formUnion($1.identifiers) }
    let text = OptionalValueText(
      name: nameOfStruct(for: variables, not: used), variables: variables, core: Set(core),
      types: types.texts,
      attributes: attributes,
      indent: files[declarations[0].file].indentUnit(in: declarations[0].declaration))
    structName = text.name
    declaration = text.declaration
    shims = text.shims
    let facts = TypeWrites(to: variables, in: type, objects: project.objectNames(in: type))
    let writes = facts.writes.map { text.remainder(for: $1, at: $0, known[$0]) }
    remainders = (writes + firstOfEach(facts.refusals.sorted())).sorted()
  }
}

/// A write of one of the variables that are set and cleared together.
private struct CoreWrite {
  var level: WrittenLevel
  /// The line in which its run has set, or cleared, the last of them; nil where it does so here.
  var settledLine: Int32?
  /// How many of them its run sets, or clears.
  var extent: Extent

  enum Extent { case whole, part }
}

/// The writes of these variables, by place.
private func coreWrites(of names: [String], in type: ProjectType) -> [Location: CoreWrite] {
  var found: [Location: CoreWrite] = [:]
  let writes = type.accessSummary(of: Set(names)).writes
  for body in Dictionary(grouping: writes, by: \.bodyPlace).values {
    let body = body.prefix(mostWritesOfRun)
    for write in body {
      let run = body.filter {
        ($0.level == .off) == (write.level == .off) && $0.closures == write.closures
          && $0.isTogether(with: write)
      }
      let later = run.filter { write.location < $0.location }.map(\.location.span.line)
      // A flag that is set says that the others are, too.
      let level = run.contains { $0.level == .on } ? .on : write.level
      let isWhole = Set(run.map(\.variable)).union([write.variable]).count == names.count
      found[write.location] = CoreWrite(
        level: level, settledLine: later.max(), extent: isWhole ? .whole : .part)
    }
  }
  return found
}

/// The writes of one body that are compared with each other.
private let mostWritesOfRun = 64

/// What stands before each of the declarations. Of variables that are only set together, one that is published publishes all. nil
/// for other differences.
private func attributesOfAll(_ declarations: [StoredDeclaration], areTogether: Bool) -> String? {
  let all = Set(declarations.map { $0.declaration.attributes.trimmedDescription })
  if all.count == 1 { return all.first }
  return areTogether && all == ["", "@Published"] ? "@Published" : nil
}

/// The types of the fields. A core variable has the wrapped type of its optional.
private struct FieldTypes {
  var texts: [Int: String] = [:]

  init?(_ core: [Int], _ variables: [StateVariable], _ declarations: [StoredDeclaration]) {
    for place in variables.indices {
      let isCore = core.contains(place)
      // A core flag needs no field: it is true exactly if the struct is there.
      if isCore, variables[place].domain == .boolean { continue }
      let type = isCore ? declarations[place].wrappedText : declarations[place].typeText(variables[place])
      guard let type else { return nil }
      texts[place] = type
    }
    // A struct without fields would be a flag.
    guard !texts.isEmpty else { return nil }
  }
}

/// The first refusal for each variable, with the number of further ones.
private func firstOfEach(_ refusals: [Refusal]) -> [Refusal] {
  var order: [Substring] = []
  let grouped = Dictionary(grouping: refusals) { refusal in
    let subject = refusal.reason.prefix { $0 != "." && $0 != " " }
    if !order.contains(subject) { order.append(subject) }
    return subject
  }
  return order.compactMap { subject in
    guard let all = grouped[subject], var first = all.first else { return nil }
    if all.count > 1 {
      first.reason += ", and so in \(all.count - 1) more \(all.count == 2 ? "place" : "places")"
    }
    return first
  }
}

/// A name from a word that more than half of the variables' names share.
private func nameOfStruct(for variables: [StateVariable], not used: Set<String>) -> String {
  var forms: [String: [String]] = [:]
  for variable in variables {
    for word in Set(wordsInName(variable.name)) where word.count > 2 && !wordsOfKinds.contains(word) {
      forms[word.withoutEnding, default: []].append(word)
    }
  }
  // Of `search` and `searching` the shorter form is used, if it occurs.
  let shared = forms.filter { $0.value.count * 2 > variables.count && $0.value.count > 1 }
    .sorted { $0.value.count != $1.value.count ? $0.value.count > $1.value.count : $0.key < $1.key }
    .compactMap { $0.value.min { ($0.count, $0) < ($1.count, $1) }.map(\.startingBig) }
  let candidates = shared + shared.map { "\($0)State" } + ["Active", "Current"]
  return candidates.first {
    !used.contains($0) && !used.contains($0.startingSmall) && !reservedWords.contains($0.startingSmall)
  } ?? "ActiveState"
}

private let wordsOfKinds: Set<String> = [
  "has", "was", "are", "did", "should", "can", "will", "view", "controller", "text", "item", "url", "string",
  "manager", "delegate", "value", "index", "path", "date", "time", "name", "number", "count", "list", "array",
  "data", "model", "needs", "current", "last", "new", "old", "max", "min", "the", "for", "and", "show",
  "shown",
  "enabled", "starts", "start", "loaded", "load",
]

/// Prints the struct, the variable that holds it, and the old names as computed properties.
private struct OptionalValueText {
  let name: String
  let variables: [StateVariable]
  let core: Set<Int>
  /// By index, for the variables that become fields.
  let types: [Int: String]
  let attributes: String
  let indent: String

  private var property: String { name.startingSmall }

  /// The name of a field without the struct's name: `address` for `linkAddress` in a `Link`.
  private func fieldName(_ place: Int) -> String {
    let full = variables[place].name
    let rest = String(full.dropFirst(name.count)).withSmallFirstWord
    let isPrefix = full.hasPrefix(property) && full.dropFirst(name.count).first?.isUppercase == true
    let isFree = !variables.contains { $0.name == rest } && !reservedWords.contains(rest)
    return isPrefix && isFree ? rest : escaped(full)
  }

  var declaration: [String] {
    let setter = variables.map(\.setter).max { $0.width < $1.width } ?? .internal
    // A flag without a field is read by its old name.
    let read = variables.indices.filter { types[$0] != nil }.map { variables[$0].access }
    let width = (read + [setter]).max { $0.width < $1.width } ?? .internal
    let access = width == .internal ? "" : "\(width.rawValue) "
    let inner = width.width <= AccessLevel.internal.width ? "" : access
    let fields = variables.indices.compactMap { place in
      types[place].map { "\(indent)\(inner)var \(fieldName(place)): \($0)" }
    }
    let wrapper = attributes.isEmpty ? "" : "\(attributes) "
    let modifiers = access + (setter.width < width.width ? "\(setter.rawValue)(set) " : "")
    return ["\(access)struct \(name) {"] + fields + [
      "}", "", "\(wrapper)\(modifiers)var \(property): \(name)?",
    ]
  }

  var shims: [[String]] {
    variables.indices.map { place in
      let variable = variables[place]
      let access = variable.access == .internal ? "" : "\(variable.access.rawValue) "
      let field = "\(property)?.\(fieldName(place))"
      let (type, value): (String, String) =
        switch types[place] {
        case nil: ("Bool", "\(property) != nil")
        case let text?: (core.contains(place) ? optional(text) : text, field)
        }
      return ["\(access)var \(escaped(variable.name)): \(type) { \(value) }"]
    }
  }

  /// `known` is what the write does to the core; nil where it is not known.
  func remainder(for write: VariableWriteFact, at place: Location, _ known: CoreWrite?) -> Refusal {
    guard core.contains(write.variable) else {
      return Refusal(
        "'\(write.name)' is set here: '\(property)?.\(fieldName(write.variable))' is set instead", at: place)
    }
    let (verb, value) =
      switch known?.level {
      case .on: ("set", "'\(name)(…)'")
      case .off: ("cleared", "nil")
      case .unknown, .decided, nil: ("set", "'\(name)(…)' or nil")
      }
    let whole = "'\(property)' becomes \(value)"
    let what = known?.settledLine.map { "the write goes, and \(whole) in line \($0)" } ?? whole
    return Refusal("'\(write.name)' is \(verb) here: \(what)", at: place)
  }

  private func optional(_ type: String) -> String {
    type.contains("->") || type.hasPrefix("any ") || type.hasPrefix("some ") || type.contains(" & ")
      ? "(\(type))?" : "\(type)?"
  }
}

extension StoredDeclaration {
  /// Whether it is a stored variable, alone in its declaration, without observers.
  fileprivate var isPlain: Bool {
    declaration.bindings.count == 1 && binding.accessorBlock == nil
      && declaration.modifiers.allSatisfy { plainModifiers.contains($0.name.text) }
  }
}

private let plainModifiers: Set<String> = [
  "private", "fileprivate", "internal", "public", "package", "nonisolated",
]

extension String {
  /// `urlString` for `URLString`.
  fileprivate var withSmallFirstWord: String {
    let first = wordsInName(self).first?.count ?? 0
    return prefix(first).lowercased() + dropFirst(first)
  }
}
