/// Gives each different value a number, in the order in which they come: from then on the numbers are
/// compared, which costs no more than it does for any number.
struct Interner<Element: Hashable & Sendable>: Sendable {
  /// By number.
  private(set) var elements: [Element] = []
  private var numbers: [Element: Int] = [:]

  /// The first of `elements` gets 0.
  init(_ elements: [Element] = []) {
    for element in elements { _ = number(of: element) }
  }

  mutating func number(of element: Element) -> Int {
    if let known = numbers[element] { return known }
    numbers[element] = elements.count
    elements.append(element)
    return elements.count - 1
  }

  /// nil for one that never came.
  func known(_ element: Element) -> Int? { numbers[element] }

  subscript(number: Int) -> Element { elements[number] }
}
