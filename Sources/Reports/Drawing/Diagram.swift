/// Boxes with arrows between them, before anybody knows where they stand.
package struct Diagram: Hashable, Sendable {
  /// One line in a box.
  package struct Line: Hashable, Sendable {
    /// Stands before the text and is less important: the `phase` of `phase failed`.
    package var prefix: String
    package var text: String
    package var kind: Kind

    package enum Kind: Hashable, Sendable {
      case word
      /// Says that there is nothing to say.
      case nothing
    }

    package init(prefix: String = "", _ text: String, kind: Kind = .word) {
      self.prefix = prefix
      self.text = text
      self.kind = kind
    }

    package var whole: String { prefix.isEmpty ? text : "\(prefix) \(text)" }
  }

  package struct Arrow: Hashable, Sendable {
    /// Places in `boxes`; different ones.
    package var from: Int
    package var to: Int
    /// Lines; empty is none.
    package var label: [String]

    package init(from: Int, to: Int, label: [String]) {
      self.from = from
      self.to = to
      self.label = label
    }
  }

  /// How a box is drawn.
  package enum Look: String, Hashable, Sendable {
    case plain
    /// Something that need not be.
    case dashed
    /// Something that should not be.
    case alarming
    /// Not a state but what leads from some to others: arrows into it have no heads.
    case operation
  }

  package var boxes: [[Line]]
  package var arrows: [Arrow]
  /// The boxes that the entry dot leads to.
  package var starts: [Int]
  /// By box; those behind the end are plain.
  package var looks: [Look]

  package init(boxes: [[Line]], arrows: [Arrow], starts: [Int], looks: [Look] = []) {
    self.boxes = boxes
    self.looks = looks
    self.arrows = arrows
    self.starts = starts
  }
}

extension Diagram {
  func look(of box: Int) -> Look { looks.indices.contains(box) ? looks[box] : .plain }
}
