/// Boxes and the arrows between them, before layout.
package struct Diagram: Hashable, Sendable {
  /// One line in a box.
  package struct Line: Hashable, Sendable {
    /// A less important text before the main one: `phase` in `phase failed`.
    package var prefix: String
    package var text: String
    package var kind: Kind

    package enum Kind: Hashable, Sendable {
      case word
      /// A placeholder for empty content.
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
    /// Different indices in `boxes`.
    package var from: Int
    package var to: Int
    /// Lines; empty without a label.
    package var label: [String]

    package init(from: Int, to: Int, label: [String]) {
      self.from = from
      self.to = to
      self.label = label
    }
  }

  /// The appearance of a box.
  package enum Look: String, Hashable, Sendable {
    case plain
    /// For something possible but perhaps unintended.
    case dashed
    /// For something that must not happen.
    case alarming
    /// A node for operations between states; arrows into it have no heads.
    case operation
  }

  package var boxes: [[Line]]
  package var arrows: [Arrow]
  /// The indices of boxes with an arrow from the entry dot.
  package var starts: [Int]
  /// By index of the box; missing entries mean `plain`.
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
