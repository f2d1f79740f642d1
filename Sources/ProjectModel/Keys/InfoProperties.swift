/// The storyboards and nibs that an `Info.plist` names, which the system loads at launch.
///
/// Searches for these entries in the XML form that Xcode writes. Empty for binary or malformed property
/// lists.
package func infoResources(in bytes: UnsafeBufferPointer<UInt8>, path: String) -> [KeyResource] {
  var resources: [KeyResource] = []
  var rest = Slice(base: bytes, bounds: bytes.indices)
  while let key = content(of: "key", in: &rest) {
    guard let kind = kinds[key] else { continue }
    var value = rest
    // The value is the next element. Values with build settings are skipped, since they are unknown here.
    guard let text = content(of: "string", in: &value), !text.contains("$(") else { continue }
    resources.append(KeyResource(kind: kind, text: text, path: path, customClass: nil))
    rest = value
  }
  return resources
}

/// The keys of user defaults that a page of a `Settings.bundle` reads and writes, from its
/// `PreferenceSpecifiers`.
///
/// Searches for these entries in the XML form that Xcode writes.
package func settingResources(in bytes: UnsafeBufferPointer<UInt8>, path: String) -> [KeyResource] {
  var resources: [KeyResource] = []
  var rest = Slice(base: bytes, bounds: bytes.indices)
  while let key = content(of: "key", in: &rest) {
    var value = rest
    guard key == "Key", let text = content(of: "string", in: &value) else { continue }
    resources.append(KeyResource(kind: .setting, text: text, path: path, customClass: nil))
    rest = value
  }
  return resources
}

private let kinds: [String: KeyResource.Kind] = [
  "UIMainStoryboardFile": .infoStoryboard, "UIMainStoryboardFile~ipad": .infoStoryboard,
  "UILaunchStoryboardName": .infoStoryboard, "UISceneStoryboardFile": .infoStoryboard,
  "NSMainStoryboardFile": .infoStoryboard, "NSExtensionMainStoryboard": .infoStoryboard,
  "NSMainNibFile": .infoNib, "NSMainNibFile~ipad": .infoNib,
]

/// The text of the next `<name>…</name>`. Advances `rest` behind it; nil if there is none.
private func content(of name: String, in rest: inout Slice<UnsafeBufferPointer<UInt8>>) -> String? {
  guard let start = rest.firstRange(of: Array("<\(name)>".utf8)) else { return nil }
  let behind = rest[start.upperBound...]
  guard let end = behind.firstRange(of: Array("</\(name)>".utf8)) else { return nil }
  rest = behind[end.upperBound...]
  return String(decoding: behind[..<end.lowerBound], as: UTF8.self)
}
