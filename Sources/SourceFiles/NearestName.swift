/// The path with its first missing component replaced by the most similar name there; nil without one.
func nearestExisting(to path: FilePath) -> FilePath? {
  var missing = path
  while let parent = missing.parent, (try? parent.targetStatus()) == nil { missing = parent }
  guard let folder = missing.parent, let entries = try? listFolder(folder) else { return nil }
  let names = entries.map(\.name).filter { $0.first != .dot }
  guard let name = nearest(to: Array(missing.name), among: names) else { return nil }
  let mended = folder.appending(name)
  let rest = path.bytes.dropFirst(missing.bytes.count)
  let whole = FilePath(mended.bytes + rest)
  return (try? whole.targetStatus()) == nil ? mended : whole
}

/// The first of the nearest names; nil where more than a third of the letters differ.
func nearest(to name: [UInt8], among names: [[UInt8]]) -> [UInt8]? {
  let limit = max(1, name.count / 3)
  var best: (name: [UInt8], distance: Int)?
  for candidate in names where abs(candidate.count - name.count) <= limit {
    let distance = editDistance(folded(name), folded(candidate))
    if distance <= limit && distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.name
}

private func folded(_ name: [UInt8]) -> [UInt8] {
  name.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
}
