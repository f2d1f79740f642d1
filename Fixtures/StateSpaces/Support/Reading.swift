/// A property wrapper whose value counts as the variable's.
protocol Wrapper {
  var content: Any { get }
}

private protocol AnyOptional {
  static var wrappedType: Any.Type { get }
  var content: Any? { get }
}

extension Optional: AnyOptional {
  static var wrappedType: Any.Type { Wrapped.self }
  var content: Any? { map { $0 as Any } }
}

/// The variables of an instance that have few values, by name, in the words of the state table.
func state(of subject: Any) -> [String: String] {
  var values: [String: String] = [:]
  var mirror: Mirror? = Mirror(reflecting: subject)
  while let level = mirror {
    for child in level.children {
      guard let label = child.label, let value = fewValued(child.value) else { continue }
      values[label.hasPrefix("_") ? String(label.dropFirst()) : label] = value
    }
    mirror = level.superclassMirror
  }
  return values
}

private func fewValued(_ value: Any) -> String? {
  if let wrapper = value as? any Wrapper { return fewValued(wrapper.content) }
  if let optional = value as? any AnyOptional { return word(for: optional) }
  if let flag = value as? Bool { return "\(flag)" }
  return caseName(value)
}

private func word(for optional: any AnyOptional) -> String {
  guard let content = optional.content else { return "nil" }
  // The declared type decides: an error that happens to be an enum is just some error.
  guard type(of: optional).wrappedType == type(of: content) else { return "some" }
  if let flag = content as? Bool { return "\(flag)" }
  return caseName(content) ?? "some"
}

private func caseName(_ value: Any) -> String? {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .enum else { return nil }
  return mirror.children.first?.label ?? "\(value)"
}

/// All that an instance holds, for telling whether two instances will behave alike.
func imprint(of subject: Any, depth: Int = 0) -> String {
  if let wrapper = subject as? any Wrapper { return imprint(of: wrapper.content, depth: depth) }
  var text = ""
  var mirror: Mirror? = Mirror(reflecting: subject)
  guard depth < 4, mirror?.children.isEmpty == false || mirror?.superclassMirror != nil else {
    return mirror?.displayStyle == .class ? "" : "\(subject)"
  }
  while let level = mirror {
    for child in level.children where child.label?.contains("$") != true {
      text += "\(child.label ?? ""):\(imprint(of: child.value, depth: depth + 1)),"
    }
    mirror = level.superclassMirror
  }
  return "(\(text))"
}
