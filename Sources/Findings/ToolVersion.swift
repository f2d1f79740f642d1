/// The version of the program, in the notation of semver.org.
package let toolVersion = "0.1.0"

/// Where `Documentation/Rules` can be read, unless a configuration says where.
///
/// nil until the project has an address of its own; a made-up one could be somebody else's.
package let usualRulePages: RulePages? = nil
