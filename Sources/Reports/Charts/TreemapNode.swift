/// A node of the treemap, with its children.
struct TreemapNode: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case folder
    case file
    case type
    /// The lines of a file outside its types, or in types too small to be drawn.
    case rest
    /// Files too small to be drawn, with their folders.
    case smallerFiles
  }

  var kind: Kind
  /// Drawn inside the rectangle if there is room.
  var label: String
  /// The full description.
  var words: String
  var lines: Int
  /// For a group, the highest score of its members.
  var score: Double
  var link: String?
  /// In descending order of lines.
  var children: [TreemapNode] = []
}

/// Builds the tree of folders. Parts with too few lines are grouped, which limits the number of rectangles
/// without losing lines.
struct TreemapBuilder {
  /// Parts with fewer lines are not drawn on their own.
  private let fewestLines: Double
  private let files: [PlacedFile]

  private struct PlacedFile {
    let file: TreemapChart.File
    let parts: [Substring]
    let lines: Int
  }

  /// `limit` is the approximate maximum number of drawn files and types.
  init(_ files: [TreemapChart.File], limit: Int) {
    self.files = files.map { file in
      // An empty file counts as one line, so that it is in the map.
      let lines = max(file.lines, file.types.reduce(0) { $0 + max($1.lines, 0) }, 1)
      return PlacedFile(file: file, parts: file.path.split(separator: "/"), lines: lines)
    }.sorted { $0.parts.lexicographicallyPrecedes($1.parts) }
    fewestLines = Double(self.files.reduce(0) { $0 + $1.lines }) / Double(max(limit, 1))
  }

  var root: TreemapNode? { files.isEmpty ? nil : folder(files[...], depth: 0) }

  /// A folder of files whose paths share the first `depth` components.
  private func folder(_ files: ArraySlice<PlacedFile>, depth: Int) -> TreemapNode {
    let end = commonDepth(of: files, from: depth)
    let groups = groups(of: files, at: end)
    let lines = files.reduce(0) { $0 + $1.lines }
    let path = files.first?.parts[..<end].joined(separator: "/").visible ?? ""
    let large = groups.filter { Double($0.reduce(0) { $0 + $1.lines }) >= fewestLines }
    let small = groups.filter { Double($0.reduce(0) { $0 + $1.lines }) < fewestLines }.flatMap { $0 }
    var children = large.map { group in
      group.count == 1 ? node(for: group[group.startIndex]) : folder(group, depth: end)
    }
    if small.count == 1 { children.append(node(for: small[0])) }
    if small.count > 1 { children.append(smallerFiles(small, in: path)) }
    let name = files.first?.parts[depth..<end].joined(separator: "/").visible ?? ""
    let words = "\(path): \(counted(files.count, "file")), \(counted(lines, "line"))"
    return TreemapNode(
      kind: .folder, label: name, words: words, lines: lines, score: 0, children: sorted(children))
  }

  /// The depth of the deepest common folder: folders that contain only another folder are merged with it.
  private func commonDepth(of files: ArraySlice<PlacedFile>, from depth: Int) -> Int {
    guard let first = files.first?.parts, let last = files.last?.parts else { return depth }
    // The files are sorted, so the common prefix of the first and the last is common to all.
    var end = depth
    while end + 1 < first.count, end + 1 < last.count, first[end] == last[end] { end += 1 }
    return end
  }

  /// Groups the files by the path component at `depth`; a file at this level is a group of its own.
  private func groups(of files: ArraySlice<PlacedFile>, at depth: Int) -> [ArraySlice<PlacedFile>] {
    var groups: [ArraySlice<PlacedFile>] = []
    var start = files.startIndex
    for index in files.indices where index > start {
      let (before, file) = (files[start].parts, files[index].parts)
      let areTogether =
        before.count > depth + 1 && file.count > depth + 1 && before[depth] == file[depth]
      if areTogether { continue }
      groups.append(files[start..<index])
      start = index
    }
    return groups + [files[start...]]
  }

  private func smallerFiles(_ files: [PlacedFile], in path: String) -> TreemapNode {
    let lines = files.reduce(0) { $0 + $1.lines }
    let score = files.map(\.file.score).max() ?? 0
    let place = path.isEmpty ? "" : " in \(path)"
    let highest = score > 0 ? ", highest score \(points(score))" : ""
    return TreemapNode(
      kind: .smallerFiles, label: "\(grouped(files.count)) smaller files",
      words: "\(grouped(files.count)) smaller files\(place): \(counted(lines, "line"))\(highest)",
      lines: lines, score: score)
  }

  private func node(for placed: PlacedFile) -> TreemapNode {
    let file = placed.file
    let name = (placed.parts.last.map(String.init) ?? file.path).visible
    let path = file.path.visible
    let large = file.types.filter { Double($0.lines) >= fewestLines }
    let rest = placed.lines - large.reduce(0) { $0 + $1.lines }
    if let type = large.first, large.count == 1, rest * 5 <= placed.lines,
      ScoreShade(type.score) == ScoreShade(file.score)
    {
      return TreemapNode(
        kind: .type, label: type.kind == .declaration ? type.name.visible : name,
        words: words(for: type, in: path), lines: placed.lines, score: type.score,
        link: type.link ?? file.link)
    }
    let words = "\(path): \(counted(placed.lines, "line"))\(scoreWords(file.score))"
    let node = TreemapNode(
      kind: .file, label: name, words: words, lines: placed.lines, score: file.score, link: file.link)
    return large.isEmpty ? node : with(node, file, large, rest: rest)
  }

  private func with(
    _ node: TreemapNode, _ file: TreemapChart.File, _ large: [TreemapChart.TypePart], rest: Int
  ) -> TreemapNode {
    var node = node
    node.children = large.map { type in
      TreemapNode(
        kind: .type, label: type.label, words: words(for: type, in: file.path.visible),
        lines: type.lines, score: type.score, link: type.link)
    }
    if rest > 0 {
      let hidden = file.types.filter { Double($0.lines) < fewestLines }
      let score = hidden.map(\.score).max() ?? 0
      let types = hidden.isEmpty ? "" : " with \(counted(hidden.count, "smaller type"))"
      let words = "the rest of \(file.path.visible)\(types): \(counted(rest, "line"))"
      let highest = score > 0 ? ", highest score \(points(score))" : ""
      node.children.append(
        TreemapNode(
          kind: .rest, label: "", words: words + highest, lines: rest, score: score, link: file.link))
    }
    node.children = sorted(node.children)
    return node
  }

  private func words(for type: TreemapChart.TypePart, in path: String) -> String {
    "\(type.label) in \(path): \(counted(type.lines, "line"))\(scoreWords(type.score))"
  }

  private func scoreWords(_ score: Double) -> String { score > 0 ? ", score \(points(score))" : "" }

  private func sorted(_ nodes: [TreemapNode]) -> [TreemapNode] {
    nodes.sorted { ($1.lines, $0.label, $0.words) < ($0.lines, $1.label, $1.words) }
  }
}

extension TreemapChart.TypePart {
  fileprivate var label: String {
    switch kind {
    case .declaration: name.visible
    case .extensions: "extension \(name.visible)"
    }
  }
}
