import Testing
import UntangleStateSpaces

@testable import UntangleRewrites

/// What variables are about that have no word in common.
@Suite("Rewrites: the topic of work") struct WorkTopicTests {
  @Test(arguments: [
    (["isLoading"], ["error"], "load"),
    (["isValidating", "invalidCode"], [], "validation"),
    (["isPerformingPrimaryAction"], ["errorMessage"], "primaryAction"),
    (["isLoadingNextPage", "showRetry"], [], "nextPage"),
    (["isLoadingMore"], ["error"], "load"),
    (["isEmbedLoading"], ["status"], "embed"),
    (["keyboardShowing", "didSendPixel"], [], "keyboard"),
    (["isPlaying"], ["outputAudioUnit"], "playback"),
    (["isSelectingShare"], ["selectedDrive"], "selection"),
    // Two kinds of work, and none.
    (["isLoading", "isSaving"], [], nil),
    (["isReady"], ["task"], nil),
    (["isShowingSheet"], ["error"], nil),
    (["isPondering"], ["error"], nil),
  ])
  func isWhatTheFlagOfWorkSays(flags: [String], optionals: [String], topic: String?) {
    let variables =
      flags.map { StateSamples.variable($0) } + optionals.map { StateSamples.variable($0, .optional) }
    #expect(workTopic(of: variables) == topic)
  }
}
