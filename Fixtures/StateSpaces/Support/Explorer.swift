/// One type under test: how to make it, and what may be done to it.
struct Subject<Instance> {
  struct Operation {
    var name: String
    var run: (inout Instance) -> Void
  }

  var name: String
  var depth: Int
  /// How many choices one step may make.
  var budget: Int
  var runs: Int
  var makes: [() -> Instance]
  var operations: [Operation]
  /// Its variables by name, read as its own code reads them.
  var readings: (Instance) -> [(String, Any)]
  /// Stored members of which the readings say all there is.
  var readMembers: Set<String>
}

/// Plays every sequence of steps, breadth first, and notes the states between them.
///
/// A step is an operation, a closure that has waited, or a task that goes on. Where the same instance
/// with the same things waiting was met before, the search does not go on.
struct Explorer<Instance> {
  /// Steps that lead somewhere new, as the digits that play them.
  private struct Node {
    var digits: [Int] = []
    /// The number of the instance's imprint before each step.
    var imprints: [Int] = []
    var way: [String] = []
  }

  private let subject: Subject<Instance>
  private var ways: [[String: String]: [String]] = [:]
  private var firsts: Set<[String: String]> = []
  private var imprintNumbers: [String: Int] = [:]
  private var met: Set<String> = []
  private var transcript = Transcript()
  private var runsLeft: Int

  init(_ subject: Subject<Instance>) {
    self.subject = subject
    runsLeft = subject.runs
  }

  mutating func explore() -> Sighting {
    chance.forgetSpending()
    var frontier = [Node()]
    var steps = 0
    while !frontier.isEmpty, steps <= subject.depth, runsLeft > 0 {
      var next: [Node] = []
      for node in frontier where runsLeft > 0 { expand(node, into: &next) }
      frontier = next
      steps += 1
    }
    return Sighting(
      name: subject.name, firsts: Array(firsts), ways: ways, transcript: transcript,
      completeness: !frontier.isEmpty ? .cut : chance.isSpent ? .spent : .whole)
  }

  private mutating func expand(_ node: Node, into next: inout [Node]) {
    var digits = node.digits
    while true {
      runsLeft -= 1
      let (instance, lastStep) = play(digits, node)
      let way = node.imprints.isEmpty ? [] : node.way + [lastStep]
      transcript.add(chance.trail, way, onlooker.seen + [observation(of: instance)])
      let imprint = "\(type(of: instance))\(self.imprint(of: instance))"
      let waiting = scheduler.pending.map(\.label).sorted().joined(separator: ";")
      if met.insert("\(imprint)\(waiting)").inserted {
        let number = imprintNumbers[imprint] ?? imprintNumbers.count
        if imprintNumbers.updateValue(number, forKey: imprint) == nil { note(instance, way) }
        next.append(
          Node(digits: chance.trail.map(\.digit), imprints: node.imprints + [number], way: way))
      }
      guard let successor = chance.successor(keeping: node.digits.count), runsLeft > 0 else { return }
      digits = successor
    }
  }

  /// Makes an instance and plays one step more than `node` has.
  private func play(_ digits: [Int], _ node: Node) -> (Instance, lastStep: String) {
    chance.restart(with: digits, budget: subject.budget)
    scheduler.restart()
    Mark.restart()
    onlooker.forget()
    scheduler.startStep("make")
    var instance = subject.makes[chance.choose(below: subject.makes.count)]()
    executor.drain()
    var name = ""
    for (index, imprint) in node.imprints.enumerated() {
      if index + 1 == node.imprints.count { watch(instance) }
      name = step(&instance, imprint)
    }
    onlooker.stop()
    return (instance, name)
  }

  /// Whoever is called in the midst of a step may look at an object; at a value nobody can.
  private func watch(_ instance: Instance) {
    guard Instance.self is AnyClass else { return }
    onlooker.start { observation(of: instance) }
  }

  private func observation(of instance: Instance) -> String {
    subject.readings(instance).map { "\($0)=\(reading($1))" }.joined(separator: " ")
  }

  /// All that an instance holds, as it is seen by name where there is a name.
  private func imprint(of instance: Instance) -> String {
    let read = subject.readings(instance).map { "\($0):\(imprintOfValue($1))," }.joined()
    return read + imprintOfMembers(instance, leavingOut: subject.readMembers)
  }

  private func step(_ instance: inout Instance, _ imprint: Int) -> String {
    chance.startStep()
    let waiting = scheduler.distinct
    let choice = chance.choose(below: subject.operations.count + waiting.count)
    if choice < subject.operations.count {
      let operation = subject.operations[choice]
      scheduler.startStep("\(operation.name)@\(imprint)")
      operation.run(&instance)
      executor.drain()
      return operation.name
    }
    let item = scheduler.take(waiting[choice - subject.operations.count])
    scheduler.startStep("\(item.label)@\(imprint)")
    item.run()
    executor.drain()
    return String(item.label.prefix { $0 != "<" })
  }

  private mutating func note(_ instance: Instance, _ way: [String]) {
    let values = state(of: instance)
    if way.isEmpty { firsts.insert(values) }
    if ways[values] == nil { ways[values] = way }
  }
}

/// What was seen of one type.
struct Sighting {
  enum Completeness: String {
    /// There is nothing more to see.
    case whole
    /// Some step would have liked to choose more often.
    case spent
    /// The depth or the number of runs ended the search.
    case cut
  }

  var name: String
  var firsts: [[String: String]]
  /// A shortest way to each state seen.
  var ways: [[String: String]: [String]]
  var transcript: Transcript
  var completeness: Completeness
}

extension Sighting {
  /// One line for each state: fixture, first or later, the values, the way; tabs between.
  func printLines() {
    Swift.print("type\t\(name)\t\(completeness.rawValue)\t\(transcript.lineCount)\t\(transcript.hash)")
    for (values, way) in ways {
      let words = values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      let kind = firsts.contains(values) ? "first" : "later"
      Swift.print("\(kind)\t\(words.joined(separator: " "))\t\(way.joined(separator: " | "))")
    }
  }
}

func explore<Instance>(
  _ name: String, depth: Int, budget: Int, runs: Int, makes: [() -> Instance],
  operations: [(String, (inout Instance) -> Void)], readings: @escaping (Instance) -> [(String, Any)],
  readMembers: Set<String>
) {
  let steps = operations.map { Subject<Instance>.Operation(name: $0.0, run: $0.1) }
  var explorer = Explorer(
    Subject(
      name: name, depth: depth, budget: budget, runs: runs, makes: makes, operations: steps,
      readings: readings, readMembers: readMembers))
  let sighting = explorer.explore()
  if !Transcript.isPrinting { sighting.printLines() }
}
