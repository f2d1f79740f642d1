/// What to explore in one program: a type with its initialisers and operations.
struct DriverPart: Sendable {
  enum Isolation: Sendable { case actor, main }

  var name: String
  var type: String
  var depth: Int
  var budget: Int
  /// How many steps it may play in all.
  var runs: Int
  var makes: [String]
  var operations: [String]
  /// They are read by name after each step.
  var variables: [String]
  /// What is stored in place of variables that became computed.
  var enums: [String] = []
  /// What a rewrite takes for granted.
  var assumed: [String] = []
  var isolation: Isolation
}

extension StateFixture {
  func driverPart(_ sources: [NamedSource]) -> DriverPart {
    let isType = subject == .type
    return DriverPart(
      name: name, type: isType ? type : stageName, depth: depth, budget: budget, runs: 8_000,
      makes: isType ? makes : ["\(stageName)()"], operations: operations,
      variables: isType ? variables + watched : variables, assumed: assumed,
      isolation: sources.contains { $0.declares("actor", type) } ? .actor : .main)
  }

  func sources() throws -> [NamedSource] {
    try paths.map { NamedSource(path: $0, text: try Repository.text($0)) }
  }

  /// The sources with something to play.
  func stagedSources() throws -> [NamedSource] {
    let plain = try sources()
    guard subject == .file else { return plain }
    let home = plain.firstIndex { $0.path.hasSuffix("/\(name).swift") } ?? 0
    return plain.enumerated().map {
      NamedSource(path: $1.path, text: $1.text + ($0 == home ? stage : ""))
    }
  }

  private var stageName: String { "\(name)File" }

  /// For a file: a type whose instances show the file's variables, to stand at the end of the file itself.
  private var stage: String {
    let children = (variables + watched).map { "\"\($0)\": \($0)" }.joined(separator: ", ")
    return """

      final class \(stageName): CustomReflectable {
        init() { \(makes.joined(separator: "; ")) }
        var customMirror: Mirror { Mirror(self, children: [\(children)] as KeyValuePairs<String, Any>, displayStyle: .class) }
      }
      """
  }
}

extension NamedSource {
  fileprivate func declares(_ keyword: String, _ type: String) -> Bool {
    let name = type.prefix { $0 != "<" }.split(separator: ".").last ?? ""
    return text.split { !($0.isLetter || $0.isNumber) }.adjacent { $0 == keyword && $1 == name }
  }
}

extension [Substring] {
  fileprivate func adjacent(_ isWanted: (Substring, Substring) -> Bool) -> Bool {
    zip(self, dropFirst()).contains(where: isWanted)
  }
}

extension DriverPart {
  /// The sources with one more member of the type, which reads its variables: it must stand where
  /// private names can be seen.
  func observable(_ sources: [NamedSource]) -> [NamedSource] {
    let plain = type.prefix { $0 != "<" }
    let values = variables.map { "(\"\($0)\", \($0) as Any)" }.joined(separator: ", ")
    let member = "\n\nextension \(plain) {\n  var readings: [(String, Any)] { [\(values)] }\n}\n"
    return sources.map { source in
      let isHome = ["class", "struct", "actor"].contains { source.declares($0, type) }
      return NamedSource(path: source.path, text: source.text + (isHome ? member : ""))
    }
  }

  /// The call that explores the type.
  fileprivate var source: String {
    let making = makes.map { "    making { \($0) }," }
    let doing = operations.map { operation in
      "    (\(literal(operation)), doing { (it: inout \(type)) in \(operation) }),"
    }
    let reading =
      isolation == .actor
      ? "readingActor { (it: isolated \(type)) in it.readings }"
      : "reading { (it: \(type)) in it.readings }"
    let members = (variables + enums).map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      func explore\(name)() {
        explore(\(literal(name)), depth: \(depth), budget: \(budget), runs: \(runs), makes: [
      \(making.joined(separator: "\n"))
        ] as [() -> \(type)], operations: [
      \(doing.joined(separator: "\n"))
        ], readings: \(reading), readMembers: [\(members)])
      }
      """
  }

  private func literal(_ text: String) -> String { "#\"\(text)\"#" }
}

/// The program's entry: explores the types named by its arguments, all of them without arguments.
func driverSource(_ parts: [DriverPart]) -> String {
  let calls = parts.map { "    (\"\($0.name)\", explore\($0.name))," }
  return """
    typealias Readings = [(String, Any)]

    // Whoever calls these is on the one thread there is: isolation holds by construction.
    func making<Instance>(_ body: @escaping @MainActor () -> Instance) -> () -> Instance {
      unsafeBitCast(body, to: (() -> Instance).self)
    }

    func doing<Instance>(_ body: @escaping @MainActor (inout Instance) -> Void) -> (inout Instance) -> Void {
      unsafeBitCast(body, to: ((inout Instance) -> Void).self)
    }

    func reading<Instance>(_ body: @escaping @MainActor (Instance) -> Readings) -> (Instance) -> Readings {
      unsafeBitCast(body, to: ((Instance) -> Readings).self)
    }

    func readingActor<Instance: Actor>(
      _ body: @escaping (isolated Instance) -> Readings
    ) -> (Instance) -> Readings {
      unsafeBitCast(body, to: ((Instance) -> Readings).self)
    }

    \(parts.map(\.source).joined(separator: "\n\n"))

    let explorations: [(String, () -> Void)] = [
    \(calls.joined(separator: "\n"))
    ]

    @main enum Driver {
      static func main() {
        var arguments = CommandLine.arguments.dropFirst()
        if arguments.first == "--transcript" {
          Transcript.isPrinting = true
          arguments = arguments.dropFirst()
        }
        let wanted = Set(arguments)
        for (name, explore) in explorations where wanted.isEmpty || wanted.contains(name) { explore() }
      }
    }
    """
}
