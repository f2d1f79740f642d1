package import UntangleFindings

/// The file of a baseline: one entry on a line, sorted, so that two branches merge well.
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

/// Raised when findings come to be told apart by something else.
package let baselineVersion = 1
