import SwiftSyntax
import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

/// The flags of one view for presentations of one kind, with the names of their replacements.
struct PresentedGroup {
  let kind: PresentationKind
  /// At least two, in the order of the calls. All are in one chain of modifiers.
  let presentations: [Presentation]
  /// In order of declaration.
  let flags: [Variable]
  /// In order of declaration.
  var values: [PresentedValue] = []
  /// Whether the code compares the item with a case.
  var isCompared = false
  let enumName: String
  let property: String
  /// `alertTitle`, for kinds with a title.
  let titleProperty: String
  /// `isAlertPresented`, for kinds with a title.
  let bindingProperty: String
  /// `isShowing(.settings)`, which makes a binding for other views.
  let bindingFunction: String
  /// By flag name.
  private let caseNames: [String: String]

  var flagNames: Set<String> { Set(flags.map(\.name)) }

  /// `taken` holds the names that the files use.
  init(_ presentations: [Presentation], _ candidates: [Variable], taken: Set<String>) {
    let kind = presentations[0].kind
    self.kind = kind
    self.presentations = presentations
    flags = candidates.filter { flag in presentations.contains { $0.flag == flag.name } }
    func unused(_ names: [String]) -> String { names.first { !taken.contains($0) } ?? "\(names[0])OfView" }
    let (noun, name) = (kind.noun, "Presented\(kind.noun)")
    let free = [name, "\(name)Item", "\(name)Kind"].first {
      !taken.contains($0) && !taken.contains($0.startingSmall)
    }
    enumName = free ?? "\(name)OfView"
    property = enumName.startingSmall
    titleProperty = unused(["\(noun.startingSmall)Title", "presented\(noun)Title"])
    bindingProperty = unused(["is\(noun)Presented", "is\(noun)Shown"])
    bindingFunction = unused(["isShowing", "isPresenting", "binding"])
    var names: Set<String> = []
    caseNames = Dictionary(
      uniqueKeysWithValues: flags.map { flag in
        let name = flag.name.shownThing([kind.noun.lowercased()])
        let unreserved = reservedWords.contains(name) ? name + kind.noun : name
        return (flag.name, names.insert(unreserved).inserted ? unreserved : flag.name)
      })
  }

  func caseName(_ flag: String) -> String { caseNames[flag] ?? flag }

  /// The reference to a flag's case: `.settings` for `isSettingsShown`.
  func item(_ flag: String) -> String { ".\(caseName(flag))" }

  /// The values of a flag's case.
  func values(of flag: String) -> [PresentedValue] { values.filter { $0.flags.contains(flag) } }

  /// The case with its values as types: `invoice(UUID)`, `row(section: Int, index: Int)`.
  func declaredCase(_ flag: String) -> String {
    let values = values(of: flag)
    guard values.count > 1 else { return caseName(flag) + (values.first.map { "(\($0.type))" } ?? "") }
    return caseName(flag) + "(" + values.map { "\($0.name): \($0.type)" }.joined(separator: ", ") + ")"
  }

  /// What an assignment of `true` to the flag presents: `.invoice(invoice.id)`.
  func item(_ flag: String, setBy write: Syntax) -> String {
    let values = values(of: flag)
    guard !values.isEmpty else { return item(flag) }
    let arguments = values.map { value in
      (values.count > 1 ? "\(value.name): " : "") + (value.arguments[write.id] ?? "")
    }
    return "\(item(flag))(\(arguments.joined(separator: ", ")))"
  }

  /// The pattern of the case, with the names that a title or a closure reads: `.invoice(let id)`.
  func pattern(_ flag: String, for place: SyntaxIdentifier?) -> String {
    let names = values(of: flag).map { value in place.flatMap { value.names[$0] }.map { "let \($0)" } ?? "_" }
    return item(flag) + (names.allSatisfy { $0 == "_" } ? "" : "(\(names.joined(separator: ", ")))")
  }

  /// Whether the node is the binding of one of the presentations.
  func isBound(by node: Syntax) -> Bool {
    presentations.contains { $0.binding.id == node.id }
  }

  /// Whether the node is in the content that a flag presents.
  func isShown(_ flag: String, around node: Syntax) -> Bool {
    let closures = presentations.filter { $0.flag == flag }.flatMap {
      [$0.content.id, $0.message?.id].compactMap(\.self)
    }
    return sequence(first: node, next: \.parent).contains { closures.contains($0.id) }
  }
}

extension String {
  /// The content's name in a flag's name, whatever presents it.
  var shownThing: String { shownThing(["sheet", "cover", "popover", "alert", "dialog"]) }

  /// The content's name in a flag's name: `settings` for `isSettingsShown` and `showSettingsSheet`,
  /// `muteUser` for `mute_user`. `nouns` are the lowercase words for what presents it.
  fileprivate func shownThing(_ nouns: Set<String>) -> String {
    var words = wordsAsWritten
    func drop(_ places: Set<String>, _ isFirst: Bool) {
      guard words.count > 1, let word = isFirst ? words.first : words.last,
        places.contains(word.lowercased()), !isFirst || words[1].first?.isLetter == true
      else { return }
      if isFirst { words.removeFirst() } else { words.removeLast() }
    }
    drop(leadingWords, true)
    drop(showingWords, true)
    drop(nouns, true)
    drop(showingWords, false)
    drop(leadingWords, false)
    drop(nouns, false)
    guard let first = words.first else { return self }
    return first.lowercased() + words.dropFirst().map(\.startingBig).joined()
  }

  /// The words of a name, with their capitals: `show`, `URL`, `Sheet` of `showURL_Sheet`.
  private var wordsAsWritten: [String] {
    var rest = self[...]
    return wordsInName(self).map { word in
      rest = rest.drop { !$0.isLetter && !$0.isNumber }
      defer { rest = rest.dropFirst(word.count) }
      return String(rest.prefix(word.count))
    }
  }
}

private let leadingWords: Set<String> = ["is", "should", "did", "are"]
private let showingWords: Set<String> = [
  "show", "shows", "showing", "shown", "present", "presents", "presenting", "presented", "display",
  "displays", "displaying", "displayed", "visible",
]
