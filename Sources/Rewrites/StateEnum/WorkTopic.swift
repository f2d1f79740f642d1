import UntangleSourceFiles
import UntangleStateSpaces

/// What variables are about by their only flag of work: `primaryAction` for `isPerformingPrimaryAction`, `load` for
/// `isLoading`. nil without one, with several, or where the work has no noun.
func workTopic(of variables: [StateVariable]) -> String? {
  let working = variables.filter(\.isFlag).map { wordsInName($0.name) }.filter { words in
    words.contains { $0.hasSuffix("ing") && $0.count > 4 }
  }
  guard working.count == 1, let words = working.first else { return nil }
  if let shown = words.firstIndex(where: ["showing", "visible"].contains) {
    return topic(words[..<shown].filter { !flagWords.contains($0) })
  }
  guard let work = words.firstIndex(where: { workNouns[$0] != nil }), let noun = workNouns[words[work]] else {
    return nil
  }
  // `isSelectingShare` beside `selectedDrive` is about more than the share.
  let past = participle(ofProgress: words[work])
  if variables.contains(where: { !$0.isFlag && wordsInName($0.name).contains(past) }) { return noun }
  let before = words[..<work].filter { !flagWords.contains($0) }
  let after = words[(work + 1)...].prefix { !endsOfThings.contains($0) }
  return topic(Array(after)) ?? topic(before) ?? noun
}

/// Whether a name says that work goes on that has a noun.
func namesKnownWork(_ name: String) -> Bool { wordsInName(name).contains { workNouns[$0] != nil } }

/// Up to three words in camel case; nil for others.
private func topic(_ words: [String]) -> String? {
  guard (1...CaseNaming.mostWords).contains(words.count) else { return nil }
  return words[0] + words.dropFirst().map(\.startingBig).joined()
}

/// What work is called while it goes on, by its noun: `validating` for `validation`. nil for other words.
func progress(ofWork noun: String) -> String? { progressWords[noun] }

private let progressWords = Dictionary(workNouns.map { ($1, $0) }) { first, second in min(first, second) }

/// Words that only say that a name is a flag.
private let flagWords: Set<String> = ["is", "are", "was", "has", "currently", "still", "now", "already"]

/// Words behind which a name does not go on with the thing that it is about.
private let endsOfThings: Set<String> = [
  "after", "for", "with", "to", "when", "on", "from", "until", "before", "because", "without", "by", "while",
  "in", "at", "requested", "started", "allowed", "enabled", "more", "all", "now", "again", "needed",
]

/// The work, by the word that says that it goes on.
private let workNouns = [
  "adding": "addition", "analyzing": "analysis", "animating": "animation",
  "authenticating": "authentication", "authorizing": "authorization", "buffering": "buffering",
  "calculating": "calculation", "capturing": "capture", "checking": "check", "closing": "closing",
  "completing": "completion", "computing": "computation", "configuring": "configuration",
  "connecting": "connection", "converting": "conversion", "copying": "copy", "creating": "creation",
  "decoding": "decoding", "deleting": "deletion", "downloading": "download", "dragging": "drag",
  "encoding": "encoding", "evaluating": "evaluation", "exporting": "export", "fetching": "fetch",
  "generating": "generation", "importing": "import", "initializing": "initialization",
  "installing": "installation", "joining": "joining", "leaving": "leaving", "listening": "listening",
  "loading": "load", "measuring": "measurement", "migrating": "migration", "moving": "move",
  "pairing": "pairing", "parsing": "parsing", "paying": "payment", "performing": "work",
  "playing": "playback", "posting": "post", "preparing": "preparation", "printing": "print",
  "processing": "processing", "publishing": "publication", "purchasing": "purchase",
  "reconnecting": "reconnection", "recording": "recording", "refreshing": "refresh",
  "registering": "registration", "removing": "removal", "rendering": "rendering", "replying": "reply",
  "requesting": "request", "resetting": "reset", "resolving": "resolution", "restoring": "restoration",
  "retrieving": "retrieval", "retrying": "retry", "running": "run", "saving": "save", "scanning": "scan",
  "scrolling": "scroll", "searching": "search", "seeking": "seek", "selecting": "selection",
  "sending": "sending", "sharing": "share", "speaking": "speech", "starting": "start",
  "stopping": "stop", "streaming": "stream", "submitting": "submission", "subscribing": "subscription",
  "syncing": "sync", "synchronizing": "synchronization", "testing": "test", "tracking": "tracking",
  "transcribing": "transcription", "transitioning": "transition", "translating": "translation",
  "typing": "typing", "unlocking": "unlock", "updating": "update", "upgrading": "upgrade",
  "uploading": "upload", "validating": "validation", "verifying": "verification", "writing": "write",
]
