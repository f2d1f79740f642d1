/// `state.isRunning`, where `state` is a constant or a parameter: the same whenever it is asked for, if the type
/// is a struct that stores it.
package struct StoredPart: Hashable, Sendable {
  /// Unique in its body.
  package var local: String
  /// What the local's type follows from.
  package var shape: AccessPath
  package var member: String

  package init(local: String, shape: AccessPath, member: String) {
    self.local = local
    self.shape = shape
    self.member = member
  }

  /// As a local of its own: `state.isRunning`.
  package var name: String { "\(local).\(member)" }
}

extension StoredPart: Storable {
  package func write(to bytes: inout ByteWriter) { bytes.write(local, shape, member) }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(local: try bytes.read(), shape: try bytes.read(), member: try bytes.read())
  }
}
