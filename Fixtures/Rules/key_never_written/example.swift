import SwiftUI

struct LyricsPane: View {
  @AppStorage("lyricsFontSize") private var fontSize = 16.0  //~ key_never_written "is read and never written"

  var line: String

  var body: some View { Text(line).font(.system(size: fontSize)) }
}
