/// The fingerprint of the fact format: a digest of the facts of all rule examples.
///
/// A test compares it with the current facts. So any change of the facts or of their encoding invalidates the
/// files of other builds. `UPDATE_FIXTURES=1 swift test --filter FactFormat` rewrites it.
package let factFormat = "904f5936d6290626b9d966a2b338a056"
