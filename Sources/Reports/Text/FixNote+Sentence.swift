import UntangleFindings

extension RulePage.FixNote {
  /// The note, with the option of `lint` that applies the fix.
  var sentence: String {
    switch safety {
    case .safe: "Safe, by `--fix`: \(text)"
    case .unsafe: "Unsafe, by `--fix --unsafe-fixes`: \(text)"
    }
  }
}
