import SwiftSyntax
import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles
import UntangleStateSpaces

/// What the user wants things to be called; nil and missing names are found from the sources.
package struct ChosenNames: Hashable, Sendable {
  package var type: String?
  package var property: String?
  /// By what is on in a state: see `StateSpace.terms(of:)`.
  package var cases: [Set<String>: String]
  /// Names of enums that are to be written beside this one.
  package var taken: Set<String> = []
  package var need = Need.whereClearer

  package enum Need: Hashable, Sendable {
    /// Only where an enum is easier to read than the variables.
    case whereClearer
    case always
  }

  package init(type: String? = nil, property: String? = nil, cases: [Set<String>: String] = [:]) {
    self.type = type
    self.property = property
    self.cases = cases
  }

  /// Whether somebody wants the enum: who names it does.
  package var asksForEnum: Bool {
    need == .always || type != nil || property != nil || !cases.isEmpty
  }

  /// With names for the enum and its variable that the files do not use yet.
  func completed(for files: [ParsedFile], _ subject: RewriteSubject) -> EnumNames {
    var used = taken
    for file in files { used.formUnion(file.identifiers) }
    let free = Self.usual.first { candidate in
      !used.contains(candidate) && !used.contains(candidate.startingSmall)
        && (candidate != "State" || !subject.hasForeignParent)
    }
    let chosen = type ?? property.map(capitalized) ?? free ?? "\(subject.type.simpleName)State"
    return EnumNames(type: chosen, property: property ?? chosen.startingSmall, cases: cases)
  }

  private static let usual = ["State", "Phase", "Status", "Stage", "Mode"]
}

extension RewriteSubject {
  /// A class of another module may have a `state` of its own.
  fileprivate var hasForeignParent: Bool {
    type.kind == .class
      && type.inherited.contains { name in
        project.type(named: name, in: type.name) == nil && !Self.harmless.contains(name)
      }
  }

  private static let harmless: Set<String> = [
    "NSObject", "ObservableObject", "Sendable", "Equatable", "Hashable", "Identifiable",
    "CustomStringConvertible",
    "Comparable", "UIViewController", "UIView", "UITableViewController", "UICollectionViewController",
    "NSViewController",
    "NSView", "NSWindowController", "AnyObject", "Error",
  ]
}

extension ParsedFile {
  /// All names that are used in the file.
  var identifiers: Set<String> { IdentifierFinder(self).names }
}

private final class IdentifierFinder: SyntaxVisitor {
  private(set) var names: Set<String> = []

  init(_ file: ParsedFile) {
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if let name = token.identifier?.name { names.insert(name) }
    return .skipChildren
  }
}

extension StateEnum {
  /// Names that the user gave and that cannot be.
  func nameRefusals(at location: Location) -> [Refusal] {
    let twins = Dictionary(grouping: cases, by: \.name).filter { $1.count > 1 }.keys.sorted()
    return twins.map { Refusal("two states are called '\($0)'", at: location) }
  }
}
