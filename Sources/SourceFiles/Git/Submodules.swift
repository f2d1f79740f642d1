/// The submodule folders within a folder, relative to it; empty without submodules.
///
/// Reads the first `.gitmodules` at or above the folder.
package func submodules(in folder: String) -> [String] {
  let folder = FilePath(written: folder)
  var place: FilePath? = folder
  while let current = place {
    if let text = contents(of: current.appending(Array(".gitmodules".utf8)), links: .refuse) {
      let all = submodulePaths(in: text).map { FilePath($0, in: current) }
      return all.filter { $0.isWithin(folder) && $0 != folder }.map { printable($0.relative(to: folder)) }
    }
    place = current.parent
  }
  return []
}

/// Parses lines such as `path = Libraries/Kit`, quoted or not.
func submodulePaths(in text: [UInt8]) -> [[UInt8]] {
  text.split { $0 == .newline || $0 == .carriageReturn }.compactMap { line in
    guard let sign = line.firstIndex(of: UInt8(ascii: "=")),
      trimmed(line[..<sign]).elementsEqual("path".utf8)
    else { return nil }
    let value = trimmed(line[(sign + 1)...])
    let quote = UInt8(ascii: "\"")
    let isQuoted = value.count > 1 && value.first == quote && value.last == quote
    let path = isQuoted ? value.dropFirst().dropLast() : value
    return path.isEmpty ? nil : Array(path)
  }
}

private func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
  let start = text.drop { $0 <= .space }
  return start.prefix(start.lastIndex { $0 > .space }.map { $0 + 1 - start.startIndex } ?? 0)
}
