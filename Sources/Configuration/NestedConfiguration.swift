package import UntangleFindings
import UntangleSourceFiles

/// The configuration of a folder, for the files in it.
package struct NestedConfiguration: Hashable, Sendable {
  /// Absolute.
  package var folder: String
  package var configuration: Configuration

  package init(folder: String, configuration: Configuration) {
    self.folder = folder
    self.configuration = configuration
  }
}

extension Configuration {
  /// Takes in the configurations of folders below.
  ///
  /// For the files of its folder each decides by itself which rules run, and which files are looked at; what it says
  /// of types, keys and enums holds beside what is said here. Limits, scores and closures are those of the run.
  package mutating func nest(_ others: [NestedConfiguration]) {
    var bytes = digest.bytes
    for other in others {
      let told = other.configuration.told(in: other.configuration.path)
      keys += told.keys
      enums += told.enums
      invariants += told.invariants
      assumed += told.assumed
      names += told.names
      bytes += Array(other.folder.utf8) + [0] + told.digest.bytes
      var nested = other
      nested.configuration.settings = settings
      nested.configuration.origins.merge(origins.filter { $0.value.line == nil }) { $1 }
      self.nested.append(nested)
    }
    if !others.isEmpty { digest = ContentDigest(of: bytes) }
  }
}
