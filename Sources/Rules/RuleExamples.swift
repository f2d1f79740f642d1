/// The examples of the rules' pages by rule id, written from `Fixtures/Rules` by the tests.
let ruleExamples: [String: RuleExample] = [
  "enum_default": RuleExample(
    before: #"""
      enum ParcelStatus {
        case announced
        case inTransit
        case delivered
        case returned
      }

      func line(for status: ParcelStatus) -> String {
        switch status {
        case .delivered: "At your door"
        case .inTransit: "On its way"
        default: "Please wait"
        }
      }

      """#,
    after: #"""
      enum ParcelStatus {
        case announced
        case inTransit
        case delivered
        case returned
      }

      func line(for status: ParcelStatus) -> String {
        switch status {
        case .delivered: "At your door"
        case .inTransit: "On its way"
        case .announced: "Please wait"
        case .returned: "Back to the sender"
        }
      }

      """#),
  "last_case_default": RuleExample(
    before: #"""
      enum Signal {
        case stop
        case caution
        case proceed
      }

      func lamp(for signal: Signal) -> String {
        switch signal {
        case .stop: "red"
        case .caution: "yellow"
        default: "green"
        }
      }

      """#,
    after: #"""
      enum Signal {
        case stop
        case caution
        case proceed
      }

      func lamp(for signal: Signal) -> String {
        switch signal {
        case .stop: "red"
        case .caution: "yellow"
        case .proceed: "green"
        }
      }

      """#),
  "optional_bool": RuleExample(
    before: #"""
      // Nobody knows what `nil` means: not asked, or no answer.
      final class Invitation {
        private(set) var isComing: Bool?

        func accept() { isComing = true }
        func decline() { isComing = false }

        var line: String {
          isComing ?? false ? "See you there" : "Will you come?"
        }
      }

      """#,
    after: #"""
      // Nobody needs to guess: every answer has a name.
      final class Invitation {
        enum Answer { case pending, coming, declined }

        private(set) var answer = Answer.pending

        func accept() { answer = .coming }
        func decline() { answer = .declined }

        var line: String {
          switch answer {
          case .pending: "Will you come?"
          case .coming: "See you there"
          case .declined: "A pity"
          }
        }
      }

      """#),
  "string_key": RuleExample(
    before: #"""
      import Foundation

      struct Onboarding {
        func finish() {
          UserDefaults.standard.set(true, forKey: "hasSeenTour")
        }

        var isDue: Bool {
          !UserDefaults.standard.bool(forKey: "hasSeenTour")
        }
      }

      """#,
    after: #"""
      import Foundation

      struct Onboarding {
        private enum Key: String { case hasSeenTour }

        func finish() {
          UserDefaults.standard.set(true, forKey: Key.hasSeenTour.rawValue)
        }

        var isDue: Bool {
          !UserDefaults.standard.bool(forKey: Key.hasSeenTour.rawValue)
        }
      }

      """#),
  "suppression": RuleExample(
    before: #"""
      enum Fruit { case apple, pear, plum }

      func price(_ fruit: Fruit) -> Int {
        switch fruit {
        case .apple: 3
        // untangle:disable:next enum_default
        default: 2
        }
      }

      func weight(_ fruit: Fruit) -> Int {
        switch fruit {
        case .apple: 3
        // untangle:disable:next enum_defaults - the shop adds fruit weekly
        default: 2
        }
      }

      // untangle:disable:next tangled_state - mirrored from the till
      struct Basket {
        var isOpen = false
      }

      """#,
    after: #"""
      enum Fruit { case apple, pear, plum }

      func price(_ fruit: Fruit) -> Int {
        switch fruit {
        case .apple: 3
        // untangle:disable:next enum_default - all others have one price by law
        default: 2
        }
      }

      func weight(_ fruit: Fruit) -> Int {
        switch fruit {
        case .apple: 3
        // untangle:disable:next enum_default - the shop adds fruit weekly
        default: 2
        }
      }

      struct Basket {
        var isOpen = false
      }

      """#),
  "tangled_state": RuleExample(
    before: #"""
      // A voice memo is recorded, held or sent, never two at once.
      final class VoiceMemo {
        private var isRecording = false
        private var isHeld = false
        private var isSending = false
        private let microphone = Microphone()

        func record() {
          guard !isRecording && !isSending else { return }
          isRecording = true
          isHeld = false
          microphone.open()
        }

        func hold() {
          isRecording = false
          isHeld = true
          microphone.close()
        }

        func send() {
          isRecording = false
          isHeld = false
          isSending = true
          microphone.upload { self.isSending = false }
        }
      }

      """#,
    after: #"""
      // A voice memo is recorded, held or sent, never two at once.
      final class VoiceMemo {
        private enum Phase {
          case idle, recording, held, sending
        }

        private var phase = Phase.idle
        private let microphone = Microphone()

        func record() {
          switch phase {
          case .recording, .sending: return
          case .idle, .held: break
          }
          phase = .recording
          microphone.open()
        }

        func hold() {
          phase = .held
          microphone.close()
        }

        func send() {
          phase = .sending
          microphone.upload { self.phase = .idle }
        }
      }

      """#),
  "tuple_default": RuleExample(
    before: #"""
      enum Door { case closed, open, locked }

      func react(to door: Door, isNight: Bool) -> String {
        switch (door, isNight) {
        case (.open, true): "Close it"
        case (.closed, true): "Lock it"
        default: "All is well"
        }
      }

      """#,
    after: #"""
      enum Door { case closed, open, locked }

      func react(to door: Door, isNight: Bool) -> String {
        switch (door, isNight) {
        case (.open, true): "Close it"
        case (.closed, true): "Lock it"
        case (.locked, true), (.open, false), (.closed, false): "All is well"
        case (.locked, false): "Unlock it"
        }
      }

      """#),
]
