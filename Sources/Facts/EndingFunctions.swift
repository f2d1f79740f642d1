/// Functions that never return, whatever the build. `assertionFailure` is none: it does nothing in a release build.
package let endingFunctions: Set<String> = ["fatalError", "preconditionFailure", "abort", "exit"]
