extension Unicode.Scalar {
  /// Whether East Asian terminals and fonts draw the scalar in two columns; scalars with emoji presentation
  /// are handled elsewhere.
  ///
  /// The standard library lacks the property East_Asian_Width. The ranges are those of Unicode 17 with the
  /// values W and F, merged over gaps without assigned narrow characters.
  var isEastAsianWide: Bool {
    guard value >= 0x1100 else { return false }
    return eastAsianWideRanges.contains { $0.contains(value) }
  }
}

private let eastAsianWideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F,
  0x2329...0x232A,
  0x2630...0x2637,
  0x268A...0x268F,
  0x2E80...0x303E,
  0x3041...0x3247,
  0x3250...0xA4C6,
  0xA960...0xA97C,
  0xAC00...0xD7A3,
  0xF900...0xFAFF,
  0xFE10...0xFE6B,
  0xFF01...0xFF60,
  0xFFE0...0xFFE6,
  0x16FE0...0x1B2FB,
  0x1D300...0x1D376,
  0x1F200...0x1F265,
  0x1FA70...0x1FAFF,
  0x20000...0x3FFFD,
]
