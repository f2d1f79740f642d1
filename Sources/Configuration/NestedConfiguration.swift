package import UntangleFindings
import UntangleSourceFiles

/// The configuration of a subfolder, for the files in it.
package struct NestedConfiguration: Hashable, Sendable {
  /// An absolute path.
  package var folder: String
  package var configuration: Configuration

  package init(folder: String, configuration: Configuration) {
    self.folder = folder
    self.configuration = configuration
  }
}

extension Configuration {
  /// Adds the configurations of subfolders.
  ///
  /// Each of them decides which files of its folder are read and which rules run on them. Its types, keys and
  /// enums are added to those of this configuration. Limits, scores and closures remain those of this
  /// configuration.
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
