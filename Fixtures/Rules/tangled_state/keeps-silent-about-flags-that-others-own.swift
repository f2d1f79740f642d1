import SwiftUI

struct FilterBar: View {
  @Binding var showsOpen: Bool
  @Binding var showsClosed: Bool
  @Environment(\.isEnabled) var isEnabled: Bool
  @FocusState private var isSearching: Bool

  var body: some View {
    HStack {
      Button("All", action: all)
      Button("None", action: none)
    }
  }

  private func all() {
    showsOpen = true
    showsClosed = true
    isSearching = false
  }

  private func none() {
    showsOpen = false
    showsClosed = false
    isSearching = false
  }
}
