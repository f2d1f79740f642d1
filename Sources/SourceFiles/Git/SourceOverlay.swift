/// How some sources and resources differ from those in the working tree.
package struct SourceOverlay: Hashable, Sendable {
  /// By path as users see it: content in the place of the file's, or of a file that is not there.
  package var texts: [String: [UInt8]] = [:]
  /// Files that count whether they are there or not, and whose names alone say something: pictures.
  package var names: Set<String> = []
  /// Files that are there and do not count.
  package var absent: Set<String> = []

  package init() {}

  /// The file is as it is in the working tree no more, but not there.
  mutating func remove(_ path: String) {
    texts[path] = nil
    names.remove(path)
    absent.insert(path)
  }

  /// nil is the content of a file that nobody reads.
  mutating func put(_ content: [UInt8]?, at path: String) {
    absent.remove(path)
    if let content { texts[path] = content } else { names.insert(path) }
  }
}
