import UntangleFacts
import UntangleSourceFiles

/// The named texts of a project, by full name.
struct NamedTextTable {
  struct Entry {
    var path: String
    var name: String
    var enclosingType: String?
    var form: NamedText.Form
    var text: KeyText
    /// The place of the text.
    var location: Location
    /// The kind of a constant of a name type such as `Notification.Name`; nil for texts.
    var kind: KeyKind?

    var fullName: String { NamedTextTable.fullName(name, in: enclosingType) }
  }

  private var constants: [String: [Entry]] = [:]
  private var functions: [String: [Entry]] = [:]
  /// Properties that an initialiser sets from its parameters, by the name of the type.
  private var kept: [String: [Entry]] = [:]

  init(files: [ProjectFile]) {
    for index in files.indices {
      let path = files[index].path
      for named in files[index].namedTexts {
        add(
          Entry(
            path: path, name: named.name, enclosingType: named.enclosingType, form: named.form,
            text: named.text, location: Location(path: path, span: named.span)))
      }
      for place in files[index].keyUses.indices {
        guard case .constant(let name) = files[index].keyUses[place].position,
          case let use = files[index].keyUses[place], use.access == .define
        else { continue }
        add(
          Entry(
            path: path, name: name, enclosingType: use.enclosingType, form: .text, text: use.text,
            location: Location(path: path, span: use.span), kind: use.kind))
      }
    }
  }

  private mutating func add(_ entry: Entry) {
    switch entry.form {
    case .text, .boxed: constants[entry.fullName, default: []].append(entry)
    case .function: functions[entry.fullName, default: []].append(entry)
    case .kept: kept[entry.enclosingType ?? "", default: []].append(entry)
    }
  }

  /// The dotted name, as in the key index.
  static func fullName(_ name: String, in enclosing: String?) -> String {
    enclosing.map { "\(usualName(ofType: $0)).\(name)" } ?? name
  }

  /// The canonical name, for types that have two.
  static func usualName(ofType name: String) -> String {
    switch name {
    case "NSNotification.Name", "Foundation.Notification.Name": "Notification.Name"
    default: name
    }
  }

  /// The constant of a full name. Where several have it, the nearest one to `path`, or any of the nearest if
  /// they are equal. nil if there is none or they differ.
  func constant(_ fullName: String, from path: String) -> Entry? {
    guard let found = constants[fullName], let first = found.first else { return nil }
    if found.count == 1 { return first }
    let distances = found.map { $0.path.stepsApart(from: path) }
    let least = distances.min()
    let near = zip(found, distances).filter { $1 == least }.map(\.0)
    if near.count == 1 { return near[0] }
    return near.allSatisfy { $0.text == near[0].text && $0.form == near[0].form } ? near[0] : nil
  }

  /// The function with that full name and these labels; nil if there is none or several.
  func function(_ fullName: String, _ labels: [String]) -> Entry? {
    let fitting = functions[fullName]?.filter { $0.form == .function(labels: labels) } ?? []
    return fitting.count == 1 ? fitting[0] : nil
  }

  /// The properties that initialisers of a type set from their parameters.
  func kept(by type: String) -> [Entry] { kept[type] ?? [] }
}

extension String {
  /// The distance of two paths in steps between folders; 0 for the same file.
  fileprivate func stepsApart(from other: String) -> Int {
    if self == other { return 0 }
    let (ours, theirs) = (split(separator: "/"), other.split(separator: "/"))
    let shared = zip(ours, theirs).prefix { $0 == $1 }.count
    return ours.count + theirs.count - 2 * shared
  }
}

extension KeyKind {
  /// The SDK's types whose values are names of this kind.
  var nameTypes: [String] {
    switch self {
    case .notification: ["Notification.Name"]
    case .image: ["NSImage.Name"]
    case .color: ["NSColor.Name"]
    case .nib: ["NSNib.Name"]
    case .storyboard: ["NSStoryboard.SceneIdentifier", "NSStoryboard.Name"]
    case .segue: ["NSStoryboardSegue.Identifier"]
    case .userDefaults, .appStorage, .reuseIdentifier, .keyValueCoding, .selector, .userInfo, .custom:
      []
    }
  }
}
