/// `state.isRunning`, where `state` is a constant or a parameter. Its value never changes if the type is a
/// struct that stores the property.
package struct StoredPart: Hashable, Sendable {
  /// The local's unique name in its body.
  package var local: String
  /// The path from which the local's type follows.
  package var shape: AccessPath
  package var member: String

  package init(local: String, shape: AccessPath, member: String) {
    self.local = local
    self.shape = shape
    self.member = member
  }

  /// The name of the property as a local: `state.isRunning`.
  package var name: String { "\(local).\(member)" }
}

extension StoredPart: Storable {
  package func write(to bytes: inout ByteWriter) { bytes.write(local, shape, member) }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(local: try bytes.read(), shape: try bytes.read(), member: try bytes.read())
  }
}
