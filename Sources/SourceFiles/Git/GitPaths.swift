/// The files about which git is asked, anywhere in the repository.
enum GitPaths {
  static let sources = [":/*.swift"]
  /// The files that a search for resources finds. A star matches slashes, too.
  static let resources =
    [":/*.storyboard", ":/*.xib", ":/*Info.plist", ":/*.bundle/*.plist", ":/*.xcassets/*"]
    + (NamedFile.pictureEndings + NamedFile.objectiveCEndings).map { ":/*\($0)" }

  static var all: [String] { sources + resources }

  /// Whether the content matters, or only the name.
  static func isRead(_ path: [UInt8]) -> Bool {
    let file = FilePath(path)
    return file.isSwift || file.isInterface
      || file.name.elementsEqual("Contents.json".utf8)
  }
}
