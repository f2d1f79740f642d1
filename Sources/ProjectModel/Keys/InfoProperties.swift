/// What an `Info.plist` names: a storyboard or a nib that the system loads when the program starts.
///
/// Looks for these entries only, as Xcode writes them, so a property list in binary, or one that is broken,
/// says nothing.
package func infoResources(in bytes: UnsafeBufferPointer<UInt8>, path: String) -> [KeyResource] {
  var resources: [KeyResource] = []
  var rest = Slice(base: bytes, bounds: bytes.indices)
  while let key = content(of: "key", in: &rest) {
    guard let kind = kinds[key] else { continue }
    var value = rest
    // The value is the next element; what a build setting gives is not known here.
    guard let text = content(of: "string", in: &value), !text.contains("$(") else { continue }
    resources.append(KeyResource(kind: kind, text: text, path: path, customClass: nil))
    rest = value
  }
  return resources
}

/// The keys of the user defaults that a page of the Settings app reads and writes: those of its `PreferenceSpecifiers`.
///
/// Looks for these entries only, as Xcode writes them.
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

/// The text of the next `<name>…</name>`, and the place behind it; nil where there is no more of them.
private func content(of name: String, in rest: inout Slice<UnsafeBufferPointer<UInt8>>) -> String? {
  guard let start = rest.firstRange(of: Array("<\(name)>".utf8)) else { return nil }
  let behind = rest[start.upperBound...]
  guard let end = behind.firstRange(of: Array("</\(name)>".utf8)) else { return nil }
  rest = behind[end.upperBound...]
  return String(decoding: behind[..<end.lowerBound], as: UTF8.self)
}
