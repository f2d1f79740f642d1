import Testing
import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles
import UntangleStateSpaces

/// Declarations of one name under `#if`.
@Suite("States: declarations under #if")
struct ConditionalDeclarationTests {
  /// What a property of two types is written through may be an instance of either.
  @Test func aReceiverOfTwoTypesIsEither() throws {
    let text = """
      final class SoftView { var isActive = false; var isCapturing = false }
      final class PlayView {
        var isActive = false
        var isCapturing = false
        private(set) var isBackground = false
        func enter() {
          isBackground = true
          if isActive && isCapturing { isBackground = false }
        }
      }
      final class Backend {
        #if targetEnvironment(simulator)
        private var view: SoftView?
        #else
        private var view: PlayView?
        #endif
        func start() { view?.isActive = true; view?.isCapturing = true }
        func stop() { view?.isActive = false; view?.isCapturing = false }
      }
      """
    let project = Project(files: [facts(text)], foreignEnums: ForeignEnums([]))
    let type = try #require(project.type(named: "PlayView"))
    let variables = project.stateVariables(of: type)
    guard case .counted(let space) = StateCounter(project, SearchSettings()).count(variables, of: type) else {
      Issue.record("not counted")
      return
    }
    #expect(space.states.count == 8, "'Backend.start' sets the flags of a 'PlayView'")
  }
}
