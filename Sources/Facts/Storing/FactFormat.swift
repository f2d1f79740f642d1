/// The fingerprint of the fact format: a digest of the facts of all rule examples.
///
/// A test compares it with the current facts. So any change of the facts or of their encoding invalidates the
/// files of other builds. `UPDATE_FIXTURES=1 swift test --filter FactFormat` rewrites it.
package let factFormat = "19f058ba5e8854a005e0cb35d5b0c7d0"
