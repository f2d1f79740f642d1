import SwiftUI

/// Set as a part of a tuple, by a key path, by reference, through a binding, by another instance, when it is made, or
/// by somebody in another file.
final class Panel {
  private var isWide = false
  private var isTall = false
  private var isOpen = false
  private var isBusy = false
  private var isHeld = false
  private(set) var isShared = false
  var isPublic = false
  @objc private var isBound = false

  func stretch() { (isWide, isTall) = (true, true) }
  func open() { self[keyPath: \.isOpen] = true }
  func work() { mark(&isBusy) }
  func hold(_ other: Panel) { other.isHeld = true }
  func share() { isShared = true }

  var area: Bool { isWide && isTall && isOpen && isBusy && isHeld }

  private func mark(_ flag: inout Bool) { flag = true }
}

struct Row: View {
  @State private var isMarked = false
  fileprivate var isLast = false

  var body: some View {
    Divider().opacity(isLast ? 0 : 1)
    Marker(isMarked: $isMarked)
  }
}

struct Marker: View {
  @Binding var isMarked: Bool
  var body: some View { Row(isLast: true) }
}
