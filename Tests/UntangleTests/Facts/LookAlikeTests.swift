import Testing
import UntangleFacts

/// Variables that hold a Bool under the name of another type.
struct LookAlikeTests {
  @Test(arguments: [
    ("var isFolder: ObjCBool = false", "ObjCBool"), ("var isFolder = ObjCBool(true)", "ObjCBool"),
    ("var isFolder: DarwinBoolean", "DarwinBoolean"), ("let isFolder: Mutex<Bool>", "Mutex"),
    ("let isFolder = Mutex(false)", "Mutex"), ("static let isFolder = Atomic<Bool>(true)", "Atomic"),
    ("let isFolder: Synchronization.Mutex<Bool?> = .init(nil)", "Mutex"),
    ("let isFolder = OSAllocatedUnfairLock(initialState: false)", "OSAllocatedUnfairLock"),
    ("let isFolder: ManagedAtomic<Swift.Bool> = ManagedAtomic(false)", "ManagedAtomic"),
    ("private let isFolder = CurrentValueSubject<Bool, Never>(false)", "CurrentValueSubject"),
    ("func look() { var isFolder: ObjCBool = false; find(&isFolder) }", "ObjCBool"),
  ])
  func theyAreNoted(declaration: String, holder: String) {
    let found = facts("final class Disk {\n\(declaration)\n}", path: "A.swift").lookAlikes
    #expect(found.map(\.name) == ["isFolder"], "\(declaration)")
    #expect(found.first?.holder == holder)
    #expect(found.first?.enclosingType == "Disk")
  }

  @Test(arguments: [
    "let isFolder: ObjCBool = true", "var isFolder: Bool", "let isFolder: Mutex<Int>",
    "let isFolder = Mutex(1)",
    "let isFolder: [ObjCBool] = []", "let isFolder = Atomic<UInt8>(0)", "var isFolder: Mutex",
    "func look(isFolder: ObjCBool) {}", "let isFolder = lock(false)",
  ])
  func nothingElseIs(declaration: String) {
    #expect(
      facts("final class Disk {\n\(declaration)\n}", path: "A.swift").lookAlikes.isEmpty, "\(declaration)")
  }
}
