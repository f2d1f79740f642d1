/// What to explore in one program: a type with its initialisers and operations.
struct DriverPart: Sendable {
  var name: String
  var type: String
  var depth: Int
  var budget: Int
  /// How many steps it may play in all.
  var runs: Int
  var makes: [String]
  var operations: [String]
}

extension StateFixture {
  var driverPart: DriverPart {
    DriverPart(
      name: name, type: subject == .type ? type : "\(name)File", depth: depth, budget: budget, runs: 8_000,
      makes: subject == .type ? makes : ["\(name)File()"], operations: operations)
  }

  /// For a file: a type whose instances show the file's variables, to stand at the end of the file itself.
  var stage: String {
    let children = (variables + watched).map { "\"\($0)\": \($0)" }.joined(separator: ", ")
    return """

      final class \(name)File: CustomReflectable {
        init() { \(makes.joined(separator: "; ")) }
        var customMirror: Mirror { Mirror(self, children: [\(children)] as KeyValuePairs<String, Any>, displayStyle: .class) }
      }
      """
  }

  /// The sources to compile: those with a stage are written into the folder.
  func sources(in folder: borrowing TemporaryFolder) throws -> [String] {
    guard subject == .file else { return paths }
    try folder.write(
      "\(name).swift", Repository.text(paths.first { $0.hasSuffix("/\(name).swift") } ?? paths[0]) + stage)
    return ["\(folder.path)/\(name).swift"] + paths.filter { !$0.hasSuffix("/\(name).swift") }
  }
}

extension DriverPart {
  /// The call that explores the type.
  fileprivate var source: String {
    let making = makes.map { "    making { \($0) }," }
    let doing = operations.map { operation in
      "    (\(literal(operation)), doing { (it: inout \(type)) in \(operation) }),"
    }
    return """
      func explore\(name)() {
        explore(\(literal(name)), depth: \(depth), budget: \(budget), runs: \(runs), makes: [
      \(making.joined(separator: "\n"))
        ] as [() -> \(type)], operations: [
      \(doing.joined(separator: "\n"))
        ])
      }
      """
  }

  private func literal(_ text: String) -> String { "#\"\(text)\"#" }
}

/// The program's entry: explores the types named by its arguments, all of them without arguments.
func driverSource(_ parts: [DriverPart]) -> String {
  let calls = parts.map { "    (\"\($0.name)\", explore\($0.name))," }
  return """
    // Whoever calls these is on the one thread there is: isolation holds by construction.
    func making<Instance>(_ body: @escaping @MainActor () -> Instance) -> () -> Instance {
      unsafeBitCast(body, to: (() -> Instance).self)
    }

    func doing<Instance>(_ body: @escaping @MainActor (inout Instance) -> Void) -> (inout Instance) -> Void {
      unsafeBitCast(body, to: ((inout Instance) -> Void).self)
    }

    \(parts.map(\.source).joined(separator: "\n\n"))

    let explorations: [(String, () -> Void)] = [
    \(calls.joined(separator: "\n"))
    ]

    @main enum Driver {
      static func main() {
        let wanted = Set(CommandLine.arguments.dropFirst())
        for (name, explore) in explorations where wanted.isEmpty || wanted.contains(name) { explore() }
      }
    }
    """
}
