import SwiftUI

struct LyricsSettings: View {
  @AppStorage("lyricsFontSizeDefault") private var fontSize = 16.0  //~ key_never_read "'lyricsFontSizeDefault'"

  var body: some View {
    Slider(value: $fontSize, in: 10...30)
  }
}
