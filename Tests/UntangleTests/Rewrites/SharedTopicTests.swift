import Testing

@testable import UntangleRewrites

/// What the names of several variables share.
@Suite("Rewrites: the topic of variables") struct SharedTopicTests {
  @Test(arguments: [
    (["isPostingReply", "replyError"], "reply"),
    (["isLoadingEmailChange", "emailChangeSuccess"], "emailChange"),
    (["isRefreshing", "refreshFailed"], "refresh"),
    (["isCuratedInstancesLoading", "didLoadCuratedInstances", "curatedInstancesError"], "curatedInstances"),
    (["mostFrequentTracker", "mostFrequentTrackerLoading"], "mostFrequentTracker"),
    // The plain form of a verb is known from one of the names.
    (["isExporting", "exportURL"], "export"),
    (["isResolvingAddress", "resolvedAddress"], "address"),
    // Only words that many names have.
    (["isLoading", "loadingError"], nil),
    (["isSelectingShare", "selectedDrive"], nil),
    (["isSubmitting", "error"], nil),
    (["isOn"], nil),
  ])
  func isWhatAllNamesShare(names: [String], topic: String?) {
    #expect(sharedTopic(of: names) == topic)
  }
}
