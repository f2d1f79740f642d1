import SwiftUI

struct LyricsPane: View {
  @AppStorage("lyricsFontSize") private var fontSize = 16.0  //~ key_never_written

  var lines: [String]

  var body: some View {
    List(lines, id: \.self) { line in
      Text(line).font(.system(size: fontSize))
    }
  }
}
