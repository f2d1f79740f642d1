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
  /// How many arrows each box is away from the entry; 0 for the first ones, and for those that no
  /// arrow leads to.
  var depths: [Int] {
    let next = Dictionary(grouping: arrows, by: \.from).mapValues { $0.map(\.to).sorted() }
    var depths = [Int?](repeating: nil, count: boxes.count)
    func visit(from first: Int) {
      guard depths[first] == nil else { return }
      var queue = [first]
      depths[first] = 0
      walk(&queue)
    }
    func walk(_ queue: inout [Int]) {
      var place = 0
      while place < queue.count {
        let box = queue[place]
        place += 1
        for other in next[box] ?? [] where depths[other] == nil {
          depths[other] = (depths[box] ?? 0) + 1
          queue.append(other)
        }
      }
    }
    var first = starts
    for start in starts { depths[start] = 0 }
    walk(&first)
    boxes.indices.forEach(visit)
    return depths.map { $0 ?? 0 }
  }
}
