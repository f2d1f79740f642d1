/// Numbers distinct values in order of arrival, so that they can be compared and hashed as integers.
struct Interner<Element: Hashable & Sendable>: Sendable {
  /// The elements by number.
  private(set) var elements: [Element] = []
  private var numbers: [Element: Int] = [:]

  /// The first of `elements` gets number 0.
  init(_ elements: [Element] = []) {
    for element in elements { _ = number(of: element) }
  }

  mutating func number(of element: Element) -> Int {
    if let known = numbers[element] { return known }
    numbers[element] = elements.count
    elements.append(element)
    return elements.count - 1
  }

  /// nil for an element that was not numbered.
  func known(_ element: Element) -> Int? { numbers[element] }

  subscript(number: Int) -> Element { elements[number] }
}
