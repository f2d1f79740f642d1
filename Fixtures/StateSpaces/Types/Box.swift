//~ states Box<Int> exact
//~ variables isSealed content label
//~ make Box<Int>()
//~ do it.put(1)
//~ do it.seal()
//~ do it.unpack()
//~ rewrite left: follows

/// A generic type.
final class Box<Element> {
  private(set) var isSealed = false
  private(set) var content: Element?
  private(set) var label: String?

  func put(_ element: Element) {
    guard !isSealed else { return }
    content = element
  }

  func seal() {
    guard content != nil, !isSealed else { return }
    isSealed = true
    label = "sealed"
  }

  func unpack() -> Element? {
    defer { content = nil }
    if isSealed { label = nil }
    isSealed = false
    return content
  }
}
