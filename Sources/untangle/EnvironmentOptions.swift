import ArgumentParser
import UntangleFindings
import UntangleReports

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Options from the environment: `UNTANGLE_FAIL_ON=never` is `--fail-on never`, `UNTANGLE_STRICT=1` is
/// `--strict`. Options on the command line win.
struct EnvironmentOptions {
  private static let prefix = "UNTANGLE_"
  /// Variables of our scripts for hooks and actions; they are not options.
  private static let others: Set<String> = ["UNTANGLE_RELEASES", "UNTANGLE_PROGRAMS"]
  /// Options that write files or only print must be given on the command line.
  private static let refused: Set<String> = ["fix", "unsafe-fixes", "apply", "help", "version"]

  /// Values by the name of the variable; empty values are left out.
  private let variables: [String: String]

  init(_ environment: [String: String]) {
    variables = environment.filter {
      $0.key.hasPrefix(Self.prefix) && !Self.others.contains($0.key) && !$0.value.isEmpty
    }
  }

  static var ofProcess: EnvironmentOptions { EnvironmentOptions(ProcessInfo.processInfo.environment) }

  /// The words of the command line, with the options of the environment inserted behind the verb.
  func completing(_ words: [String]) throws -> [String] {
    guard !variables.isEmpty else { return words }
    let verbs = Untangle.verbs
    let named = words.first.flatMap { word in verbs.first { $0.verbName == word } }
    let written = Set(words.prefix { $0 != "--" }.map { String($0.prefix { $0 != "=" }) })
    // Lazy, because the help of all verbs takes longer than everything else here. Needed only for an unknown
    // name.
    lazy var all = verbs.flatMap(WrittenOption.all)
    let own = Dictionary(
      WrittenOption.all(of: named ?? LintCommand.self).map { ($0.variable, $0) },
      uniquingKeysWith: { first, _ in first })
    var notes: [(variable: String, text: String)] = []
    var added: [String] = []
    for (variable, value) in variables.sorted(by: { $0.key < $1.key }) {
      if let option = own[variable] {
        guard !Self.refused.contains(option.name) else {
          notes.append((variable, "'--\(option.name)' is only taken from the command line"))
          continue
        }
        guard !written.contains("--\(option.name)") else { continue }
        switch option.form {
        case .value: added.append("--\(option.name)=\(value)")
        case .flag: if try isSet(value, variable) { added.append("--\(option.name)") }
        }
      } else if !all.contains(where: { $0.variable == variable }) {
        let names = Set(all.map(\.variable)).sorted().map { String($0.dropFirst(Self.prefix.count)) }
        let nearest = nearestName(to: String(variable.dropFirst(Self.prefix.count)), in: names)
        let hint = nearest.map { "; did you mean '\(Self.prefix)\($0)'?" } ?? ""
        notes.append((variable, "no option has that name" + hint))
      }
    }
    if written.isDisjoint(with: ["--quiet", "-q"]) {
      for note in notes { Console.write("\(note.variable.visible): note: \(note.text)\n", to: .error) }
    }
    return (named == nil ? [] : Array(words.prefix(1))) + added + words.dropFirst(named == nil ? 0 : 1)
  }

  private func isSet(_ value: String, _ variable: String) throws -> Bool {
    switch value.lowercased() {
    case "1", "true", "yes", "on": return true
    case "0", "false", "no", "off": return false
    default: throw ValidationError("\(variable) takes 1 or 0, not '\(value)'.")
    }
  }
}

/// An option, as listed in the help of a verb.
private struct WrittenOption {
  enum Form { case flag, value }

  /// The long name, without dashes.
  let name: String
  let form: Form

  /// The environment variable of the option, such as `UNTANGLE_FAIL_ON`.
  var variable: String { "UNTANGLE_" + name.uppercased().replacing("-", with: "_") }

  /// All options of a verb, read from its help: the argument parser has no other list of them.
  static func all(of verb: any ParsableCommand.Type) -> [WrittenOption] {
    verb.helpMessage(columns: 200).split(separator: "\n").compactMap { line in
      guard let match = line.prefixMatch(of: #/  (?:-\w, )?--(?<name>[a-z-]+)(?<value> <)?/#) else {
        return nil
      }
      return WrittenOption(name: String(match.name), form: match.value == nil ? .flag : .value)
    }
  }
}
