import XCTest

final class SpyStore {
  var didOpen = false
  var didSave = false
  var didClose = false

  func open() { didOpen = true; didClose = false }
  func save() { didSave = true; didClose = false }
  func reset() { didOpen = false; didSave = false; didClose = false }
}
