import SwiftUI

struct LyricsSettings: View {
  @AppStorage("lyricsFontSize") private var fontSize = 16.0
  @AppStorage("lyricsFontSizeLimit") private var limit = 30.0

  var body: some View {
    Slider(value: $fontSize, in: 10...30)
    Slider(value: $limit, in: 10...30)
  }
}

struct LyricsPane: View {
  @AppStorage("lyricsFontSize") private var size = 16.0

  var body: some View { Text("la").font(.system(size: size)) }
}
