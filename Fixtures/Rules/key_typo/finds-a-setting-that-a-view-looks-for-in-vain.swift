import SwiftUI

struct LyricsSettings: View {
  @AppStorage("lyricsFontSizeDefault") private var fontSize = 16.0

  var body: some View {
    Slider(value: $fontSize, in: 10...30)
    Text("\(fontSize) points")
  }
}

struct LyricsPane: View {
  @AppStorage("lyricsFontSize") private var size = 16.0  //~ key_typo "'lyricsFontSizeDefault' is set and used nowhere"

  var body: some View { Text("la").font(.system(size: size)) }
}
