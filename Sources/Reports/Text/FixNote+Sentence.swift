import UntangleFindings

extension RulePage.FixNote {
  /// With the option of `lint` that applies it.
  var sentence: String {
    switch safety {
    case .safe: "Safe, by `--fix`: \(text)"
    case .unsafe: "Unsafe, by `--fix --unsafe-fixes`: \(text)"
    }
  }
}
