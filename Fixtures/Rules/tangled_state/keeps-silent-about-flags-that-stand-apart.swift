import SwiftUI

/// Each is written alone as often as beside the other, or both are set at once; and what is shown does not come from
/// the optional alone.
struct Desk: View {
  @State private(set) var isLit = false
  @State private(set) var isLocked = false
  @State private(set) var isOpen = false
  @State private(set) var isEmpty = false
  @State private var showsHelp = false
  @State private var topic: String?

  var body: some View {
    Button("Help") { showsHelp = true }
      .sheet(isPresented: $showsHelp) { Text(topic ?? "All") }
  }

  private func explain(_ name: String?) {
    topic = name
    showsHelp = true
  }

  private func evening() {
    isLit = true
    isLocked = false
  }

  private func night() {
    isLit = false
    isLocked = true
  }

  private func flicker() {
    isLit = Bool.random()
  }

  private func lock() {
    isLocked = Bool.random()
  }

  private func unpack() {
    isOpen = true
    isEmpty = true
  }

  private func fill() {
    isOpen = true
    isEmpty = false
  }

  private func shut() {
    isOpen = false
    isEmpty = Bool.random()
  }
}
