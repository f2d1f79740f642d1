import SwiftUI

struct LyricsSettings: View {
  @AppStorage("lyricsFontSizeDefault") private var fontSize = 16.0

  var body: some View {
    Slider(value: $fontSize, in: 10...30)
  }
}
