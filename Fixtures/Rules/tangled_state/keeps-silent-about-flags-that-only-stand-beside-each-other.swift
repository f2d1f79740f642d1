import SwiftUI

/// What a row looks like first when it is both: the flags come and go each by itself.
struct Row: View {
  @State private var isSelected = false
  @State private var isHovered = false

  var body: some View {
    Text("row").background(color)
      .onHover { isHovered = $0 }
      .onTapGesture { isSelected.toggle() }
  }

  private var color: Color {
    if isSelected {
      .blue
    } else if isHovered {
      .gray
    } else {
      .clear
    }
  }
}

/// Two conditions look at both, and nothing else ties them: no noun, no body.
struct Note: View {
  @State private var blursImages = true
  @State private var loadsMedia = false

  var body: some View {
    VStack {
      if blursImages && !loadsMedia { Text("blurred") }
      if !blursImages && loadsMedia { Text("loaded") }
      Button("Load") { loadsMedia = true }
      Button("Sharpen") { blursImages = false }
    }
  }
}

/// Set together once, and cleared together: a body that clears both, and no half.
final class Toolbar {
  var showsPicker = false
  var didChoose = false

  func choose() { didChoose = true }
  func open() { showsPicker = true }
  func close() { showsPicker = false }
  func forget() { didChoose = false }
}
