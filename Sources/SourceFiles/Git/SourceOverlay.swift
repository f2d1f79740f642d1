/// How sources and resources differ from those in the working tree.
package struct SourceOverlay: Hashable, Sendable {
  /// Contents by path as users see it. They replace the file's content, or stand for a file that does not
  /// exist.
  package var texts: [String: [UInt8]] = [:]
  /// Files that exist in the overlay and matter by name only: images.
  package var names: Set<String> = []
  /// Files of the working tree that do not exist in the overlay.
  package var absent: Set<String> = []

  package init() {}

  /// Marks a file as absent.
  mutating func remove(_ path: String) {
    texts[path] = nil
    names.remove(path)
    absent.insert(path)
  }

  /// Puts a file in the overlay; `content` is nil for a file that matters by name only.
  mutating func put(_ content: [UInt8]?, at path: String) {
    absent.remove(path)
    if let content { texts[path] = content } else { names.insert(path) }
  }
}
