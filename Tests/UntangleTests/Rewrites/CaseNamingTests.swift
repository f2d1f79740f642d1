import Testing
import UntangleStateSpaces

@testable import UntangleRewrites

/// The names of cases, from those of the variables that are set.
@Suite("Rewrites: names of cases") struct CaseNamingTests {
  @Test(arguments: [
    // What goes on while there is an object that works.
    (["isSkipped", "evaluationTask?"], ["00", "10 skip", "01 start"], ["idle", "skipped", "evaluating"]),
    (["isFinished", "timeoutWorkItem?"], ["00", "01 start", "10 end"], ["idle", "scheduled", "finished"]),
    (["isPaused", "pollTimer?"], ["00", "01 start", "10 pause"], ["idle", "running", "paused"]),
    // What work needs is there before it.
    (["isPlaying", "unit?"], ["00", "01 open", "11 open, play"], ["idle", "ready", "playing"]),
    // One flag that has an opposite.
    (["isConnected", "error?"], ["00", "10 connect", "01 fail"], ["disconnected", "connected", "failed"]),
    (
      ["isConnected", "isConnecting"], ["00", "01 connect", "10 accept"],
      ["disconnected", "connecting", "connected"]
    ),
    (["isSending", "sendError"], ["00", "10 send", "01 fail"], ["idle", "sending", "failed"]),
    (["isFetching", "failedToLoadFAQ"], ["00", "10 fetch", "01 end"], ["idle", "fetching", "failed"]),
    (["loading", "fail"], ["00", "10 load", "01 end"], ["idle", "loading", "failed"]),
    (
      ["isTesting", "testResult??"], ["00", "10 test", "01 end", "02 end"],
      ["idle", "testing", "failed", "succeeded"]
    ),
    // What is seen at first, and no longer.
    (
      ["isAnimating", "isVisible"], ["01", "11 appear", "10 wait"], ["visible", "animating", "hidden"]
    ),
    // What is not so, and not from the start.
    (
      ["checkGesture", "bottomActive"], ["10", "00 drag", "01 drag"],
      ["checkGesture", "inactive", "bottomActive"]
    ),
    (
      ["showsFailure", "isTimerHidden"], ["01", "00 start", "11 fail"],
      ["timerHidden", "visible", "failed"]
    ),
    // What is still to be done.
    (["needToStopAnimation", "model?"], ["00", "10 stop", "11 stop"], ["idle", "stopAnimation", "model"]),
    // An object is not what was loaded.
    (["isLoading", "clickTimer?"], ["00", "10 load", "01 click"], ["idle", "loading", "running"]),
    (["isLoading", "page?"], ["00", "10 load", "01 load"], ["idle", "loading", "loaded"]),
  ])
  func areWordsForTheState(variables: [String], states: [String], names: [String]) {
    let space = StateSpace(variables, states)
    let found = StateEnum(space, names: EnumNames(type: "State", property: "state", cases: [:]))
    #expect(found.cases.map(\.name) == names)
  }

  /// A quality that all variables share is left out, and only then.
  @Test(arguments: [
    (["isAmountExpanding", "isFeeExpanding"], "expanding", ["idle", "amount", "fee"]),
    (["isRefreshing", "isAutoRefreshing"], "refreshing", ["idle", "refreshing", "autoRefreshing"]),
    (["timerRunning", "runningUI"], "running", ["idle", "timerRunning", "runningUI"]),
    (["isStartVideo", "isEndVideo"], "video", ["idle", "start", "end"]),
    (["fetchedData", "discoverData?"], "data", ["idle", "fetched", "discoverData"]),
  ])
  func theQualityOfAllIsLeftOut(variables: [String], topic: String, cases: [String]) {
    let space = StateSpace(variables, ["00", "10 start", "01 turn"])
    let names = EnumNames(type: "State", property: "state", cases: [:], topic: topic)
    #expect(StateEnum(space, names: names).cases.map(\.name) == cases)
  }

  /// Only the words at one end are left out.
  @Test func wordsOfTheTopicAreLeftOut() {
    let space = StateSpace(
      ["didFinish", "pendingFinishHandler?", "isFinishDelayed"], ["000", "010 wait", "100 end", "001 delay"])
    let names = EnumNames(type: "FinishState", property: "finishState", cases: [:], topic: "finish")
    #expect(
      StateEnum(space, names: names).cases.map(\.name) == [
        "idle", "pendingFinishHandler", "finished", "delayed",
      ])
  }

  /// The verb that stood between the topic and what is said of it goes, too.
  @Test func aVerbBehindTheTopicIsLeftOut() {
    let space = StateSpace(["buttonIsEnabled", "buttonTitle?"], ["00", "01 name", "11 allow"])
    let names = EnumNames(type: "ButtonState", property: "buttonState", cases: [:], topic: "button")
    #expect(StateEnum(space, names: names).cases.map(\.name) == ["idle", "buttonTitle", "enabled"])
  }

  /// Two cases with the same two values, beside flags, are a value and flags.
  @Test func valuesOfSeveralCasesAreOneValue() {
    let space = StateSpace(
      ["isLoading", "player?", "statistics?"], ["000", "110 load", "111 load, load", "011 load, load"])
    let states = StateEnum(space, names: EnumNames(type: "State", property: "state", cases: [:]))
    #expect(
      states.reasonAgainstCases
        == "several of its states have 'player' and 'statistics': these may be one value")
  }

  @Test(arguments: [
    ("showAlertSearch", "search"), ("showAlert", "alert"), ("showAlert2", "alert2"),
    ("isSettingsSheetShown", "settings"),
    ("alertDeleteEntry", "deleteEntry"),
  ])
  func whatIsShownHasTheNameOfItsContent(flag: String, name: String) {
    #expect(flag.shownThing == name)
  }
}
