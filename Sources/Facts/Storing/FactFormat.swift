/// What the facts of this version are like: a digest of those of the examples of all rules.
///
/// A test compares it with the facts that are taken now, so that a change of what is taken, or of how it is stored, makes
/// the files of another build foreign. `UPDATE_FIXTURES=1 swift test --filter FactFormat` writes it.
package let factFormat = "02abdda5086db681b9f410d39be26c05"
