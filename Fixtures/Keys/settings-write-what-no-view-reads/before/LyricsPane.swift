import SwiftUI

struct LyricsPane: View {
  @AppStorage("lyricsFontSize") private var fontSize = 16.0  //~ key_typo "'lyricsFontSizeDefault' is set and used nowhere else"

  var lines: [String]

  var body: some View {
    List(lines, id: \.self) { line in
      Text(line).font(.system(size: fontSize))
    }
  }
}
