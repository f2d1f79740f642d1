/// Of swift-syntax, as `Package.swift` pins it: what is newer than it reads like a mistake in the source.
package let parserVersion = "603.0.1"
