/// The swift-syntax version that `Package.swift` pins. Newer syntax looks like a syntax error to it.
package let parserVersion = "603.0.1"
