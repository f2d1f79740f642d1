import SwiftUI

struct CompressionPicker: View {
  @AppStorage("archive.compression") private var compression = 6

  var body: some View { Stepper("Compression \(compression)", value: $compression) }
}

struct ArchiveWriter {
  func level() -> Int { UserDefaults.standard.integer(forKey: "archive.compression") }
}
