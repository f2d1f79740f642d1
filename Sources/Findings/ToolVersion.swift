/// The version of the program, as semantic versioning (semver.org) writes it.
package let toolVersion = "0.1.0"

/// The default address of `Documentation/Rules`; a configuration can override it.
///
/// nil until the project has an address of its own. An invented one could belong to somebody else.
package let usualRulePages: RulePages? = nil
