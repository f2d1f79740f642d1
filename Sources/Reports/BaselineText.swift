package import UntangleFindings

/// The content of a baseline file. Each entry is on a line of its own and the entries are sorted, so that
/// branches merge well.
package func baselineText(_ baseline: Baseline) -> [UInt8] {
  JSONText.document { text in
    text.member("schemaVersion", baselineVersion)
    text.key("findings")
    text.list(baseline.entries) { text, entry in
      text.line { text in
        text.member("rule", entry.rule.rawValue)
        text.member("type", entry.type)
        text.member("path", entry.path)
        text.member("fingerprint", entry.fingerprint)
        text.member("content", entry.content)
      }
    }
  }
}

/// Increased when the identity of findings changes.
package let baselineVersion = 1
