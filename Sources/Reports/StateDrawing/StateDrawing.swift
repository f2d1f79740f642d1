import UntangleStateSpaces

/// The drawing of a group's states: boxes and arrows, a matrix, or none.
struct StateDrawing: Sendable {
  /// nil if it cannot be drawn; `notes` then have the reason.
  var body: FigureBody?
  /// Explains looks and folds.
  var notes: [String]

  /// The maximum number of boxes in a readable diagram.
  static let boxLimit = 20
  /// The maximum number of lines in a readable diagram.
  static let lineLimit = 60

  init(_ space: StateSpace, meanings: [StateMeaning]) {
    notes = []
    guard space.states.count <= FoldedStates.stateLimit else {
      notes = ["too many states to draw; --format table lists the states"]
      return
    }
    guard let classes = OperationClass.all(of: space) else {
      notes = ["too many transitions to draw; --format table lists the states"]
      return
    }
    let folded = FoldedStates(space, meanings: meanings, classes: classes)
    if let diagram = Diagram(folded) {
      body = .diagram(DiagramLayout(diagram), diagram)
      notes = legend(meanings) + folded.notes
    } else if let matrix = StateMatrix(space, meanings: meanings) {
      body = .matrix(matrix.drawing)
      notes = legend(meanings) + [matrixNote]
    } else {
      notes = ["too many states to draw; --format table lists the states"]
    }
  }
}

/// Explains the cells of a matrix, which have only numbers.
private let matrixNote =
  "a cell lists the states that the operations above it lead to from the state on its left"

/// Explains special looks of boxes; empty if all states are meant.
private func legend(_ meanings: [StateMeaning]) -> [String] {
  [
    meanings.contains(.possible) ? "dashed: reached, and seems not to be meant" : nil,
    meanings.contains(.invalid) ? "red: reached against 'invariants:'" : nil,
  ].compactMap(\.self)
}

/// Longer names are shortened; in terminal columns.
private let drawnNameLimit = 40
/// The width at which labels with several names are wrapped, in pixels.
private let drawnLabelWidth = 170.0

extension Diagram {
  /// nil if the diagram would have too many boxes or lines.
  fileprivate init?(_ states: FoldedStates) {
    guard states.boxes.count <= StateDrawing.boxLimit else { return nil }
    self.init(states, TransitionBundles(states.classes, boxCount: states.boxes.count))
    guard arrows.count <= StateDrawing.lineLimit else { return nil }
  }

  /// The boxes of the states come first, then the nodes of bundles.
  private init(_ states: FoldedStates, _ bundles: TransitionBundles) {
    let looks = states.boxes.map(\.meaning.look)
    self.init(
      boxes: states.boxes.map(states.lines),
      arrows: bundles.arrows.map { arrow in
        Arrow(
          from: arrow.from, to: arrow.to,
          label: DiagramSizes.labelText.lines(
            of: arrow.label(shortenedTo: drawnNameLimit), width: drawnLabelWidth))
      },
      starts: states.boxes.indices.filter { states.boxes[$0].states[0] < states.space.initialCount },
      looks: looks)
    for bundle in bundles.bundles { add(bundle) }
  }

  private mutating func add(_ bundle: TransitionBundle) {
    let node = boxes.count
    let label = StateArrow(from: node, to: node, operations: bundle.operations)
      .label(shortenedTo: drawnNameLimit)
    var lines = DiagramSizes.labelText.lines(of: label, width: drawnLabelWidth).map { Line($0) }
    switch bundle.sources {
    case .boxes(let sources):
      arrows += sources.map { Arrow(from: $0, to: node, label: []) }
    case .anywhere: lines.insert(Line("any state", kind: .nothing), at: 0)
    }
    arrows += bundle.targets.map { Arrow(from: node, to: $0, label: []) }
    boxes.append(lines)
    looks.append(.operation)
  }
}

extension FoldedStates {
  /// The variables that are set in the states of a box, and those with one of several values.
  fileprivate func lines(of box: Box) -> [Diagram.Line] {
    let first = box.values.map { $0[0] }
    var lines: [Diagram.Line] = []
    for (place, variable) in space.variables.enumerated() {
      let name = variable.name.visible.shortenedAtEnd(to: drawnNameLimit)
      let values = box.values[place].map { variable.domain.values[$0].visible }
      if values.count > 1 {
        let text = values.count == variable.valueCount ? "any" : values.joined(separator: " or ")
        lines.append(Diagram.Line(prefix: name, text.shortenedAtEnd(to: drawnNameLimit)))
      } else if let word = space.word(of: place, value: first[place]) {
        guard let value = word.value else {
          lines.append(Diagram.Line(name))
          continue
        }
        lines.append(Diagram.Line(prefix: name, value.visible.shortenedAtEnd(to: drawnNameLimit)))
      }
    }
    return lines.isEmpty ? [Diagram.Line(space.wordForNothing, kind: .nothing)] : lines
  }

  /// Explains the folded variables.
  fileprivate var notes: [String] {
    guard !variables.isEmpty else { return [] }
    let names = variables.map { space.variables[$0].name.visible.shortenedAtEnd(to: drawnNameLimit) }
    return [
      """
      \(counted(space.states.count, "state")) in \(counted(boxes.count, "box", "boxes")): where a box says 'any' of \
      \(names.joined(separator: ", ")), operations lead to the same boxes whatever it is
      """
    ]
  }
}

extension StateMeaning {
  var look: Diagram.Look {
    switch self {
    case .meant: .plain
    case .possible: .dashed
    case .invalid: .alarming
    }
  }
}
