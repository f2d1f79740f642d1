import SwiftUI

extension SoundSettings {
  var text: String { playsSound ? "loud" : "silent" }
}
