import SwiftUI

struct LyricsPane: View {
  @AppStorage("lyricsFontSize") private var fontSize = 16.0

  var line: String

  var body: some View { Text(line).font(.system(size: fontSize)) }
}

struct LyricsSettings: View {
  @AppStorage("lyricsFontSize") private var fontSize = 16.0

  var body: some View { Slider(value: $fontSize) }
}
