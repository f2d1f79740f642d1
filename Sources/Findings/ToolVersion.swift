/// The version of the program, in the notation of semver.org.
package let toolVersion = "0.1.0"
