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
      values[label] = value
      // What a wrapper or a macro keeps for `x`.
      if label.hasPrefix("_") { values[String(label.dropFirst())] = value }
    }
    mirror = level.superclassMirror
  }
  return values
}

private func fewValued(_ value: Any) -> String? {
  if let text = plainText(value) { return value is Bool ? text : nil }
  if let wrapper = value as? any Wrapper { return fewValued(wrapper.content) }
  if let optional = value as? any AnyOptional { return word(for: optional) }
  return caseName(value)
}

/// A value of one of the commonest types, which has no members; nil for others. Each cast to a protocol is slow.
private func plainText(_ value: Any) -> String? {
  switch type(of: value) {
  case is Bool.Type: value as? Bool == true ? "true" : "false"
  case is Int.Type: (value as? Int).map(String.init)
  case is String.Type: value as? String
  default: nil
  }
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

/// All that a value holds, for telling whether two will behave alike.
func imprintOfValue(_ subject: Any, depth: Int = 0) -> String {
  if let text = plainText(subject) { return text }
  if let wrapper = subject as? any Wrapper { return imprintOfValue(wrapper.content, depth: depth) }
  let mirror = Mirror(reflecting: subject)
  guard depth < 4, !mirror.children.isEmpty || mirror.superclassMirror != nil else {
    return mirror.displayStyle == .class ? "" : "\(subject)"
  }
  return imprintOfMembers(subject, leavingOut: [], depth: depth)
}

/// The same without some of its members.
func imprintOfMembers(_ subject: Any, leavingOut names: Set<String>, depth: Int = 0) -> String {
  var text = ""
  var mirror: Mirror? = Mirror(reflecting: subject)
  while let level = mirror {
    for child in level.children where child.label?.contains("$") != true {
      let label = child.label ?? ""
      if names.contains(label.hasPrefix("_") ? String(label.dropFirst()) : label) { continue }
      text += "\(label):\(imprintOfValue(child.value, depth: depth + 1)),"
    }
    mirror = level.superclassMirror
  }
  return "(\(text))"
}

/// A value as text, down to which of several alike it is.
func reading(_ value: Any, depth: Int = 0) -> String {
  if let text = plainText(value) { return text }
  if let mark = value as? Mark { return "#\(mark.number)" }
  if let wrapper = value as? any Wrapper { return reading(wrapper.content, depth: depth) }
  if let optional = value as? any AnyOptional {
    return optional.content.map { "some(\(reading($0, depth: depth)))" } ?? "nil"
  }
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .class { return "\(type(of: value))" }
  guard depth < 4, !mirror.children.isEmpty else { return "\(value)" }
  let parts = mirror.children.map { "\($0.label ?? ""):\(reading($0.value, depth: depth + 1))" }
  return "(\(parts.joined(separator: ",")))"
}
