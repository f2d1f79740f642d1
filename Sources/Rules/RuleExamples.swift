/// The examples of the rules' pages by rule id, written from `Fixtures/Rules` by the tests.
let ruleExamples: [String: RuleExample] = [
  "broken_invariant": RuleExample(
    before: #"""
      // .lintrc.yml says for RideController: "ridesNow -> hasSignedIn". `signOut` forgets that somebody rides.
      final class RideController {
        private var hasSignedIn = false
        private(set) var ridesNow = false
        private var storesRide = false
        private let store = RideStore()

        func signIn() {
          hasSignedIn = true
        }

        func setOff() {
          guard hasSignedIn, !storesRide else { return }
          ridesNow = true
        }

        func arrive() {
          ridesNow = false
          storesRide = true
          store.save { [weak self] in
            self?.storesRide = false
          }
        }

        func signOut() {
          hasSignedIn = false
        }
      }

      """#,
    after: #"""
      // .lintrc.yml says for RideController: "ridesNow -> hasSignedIn". `signOut` forgets that somebody rides.
      final class RideController {
        private var hasSignedIn = false
        private var ridesNow = false
        private var storesRide = false
        private let store = RideStore()

        func signIn() {
          hasSignedIn = true
        }

        func setOff() {
          guard hasSignedIn, !storesRide else { return }
          ridesNow = true
        }

        func arrive() {
          ridesNow = false
          storesRide = true
          store.save { [weak self] in
            self?.storesRide = false
          }
        }

        func signOut() {
          guard !ridesNow else { return }
          hasSignedIn = false
        }
      }

      """#),
  "case_chain": RuleExample(
    before: #"""
      enum TicketState { case open, paid, used, expired }

      func hint(_ state: TicketState) -> String {
        if state == .open {
          return "Pay"
        } else if state == .paid {
          return "Show it at the door"
        } else if state == .used {
          return "Thank you"
        } else {
          return ""
        }
      }

      """#,
    after: #"""
      enum TicketState { case open, paid, used, expired }

      func hint(_ state: TicketState) -> String {
        switch state {
        case .open: return "Pay"
        case .paid: return "Show it at the door"
        case .used: return "Thank you"
        case .expired: return ""
        }
      }

      """#),
  "case_set_drift": RuleExample(
    before: #"""
      enum Activity { case running, walking, hiking, resting }

      final class RouteTracker {
        var activity = Activity.resting

        func begin() {
          if activity == .running || activity == .walking || activity == .hiking { startGPS() }
        }

        func resume() {
          guard activity == .running || activity == .walking || activity == .hiking else { return }
          startGPS()
        }

        func end() {
          if activity == .running || activity == .walking { stopGPS() }
        }

        private func startGPS() {}
        private func stopGPS() {}
      }

      """#,
    after: #"""
      enum Activity {
        case running, walking, hiking, resting

        var isOnTheMove: Bool {
          switch self {
          case .running, .walking, .hiking: true
          case .resting: false
          }
        }
      }

      final class RouteTracker {
        var activity = Activity.resting

        func begin() {
          if activity.isOnTheMove { startGPS() }
        }

        func resume() {
          guard activity.isOnTheMove else { return }
          startGPS()
        }

        func end() {
          if activity.isOnTheMove { stopGPS() }
        }

        private func startGPS() {}
        private func stopGPS() {}
      }

      """#),
  "copied_key": RuleExample(
    before: #"""
      // The export and the web page know the setting by the text of its key.
      import Foundation

      enum SyncNames { static let lastSyncDate = "lastSyncDate" }

      func remember(_ date: Date) { UserDefaults.standard.set(date, forKey: SyncNames.lastSyncDate) }

      func recall() -> Date? { UserDefaults.standard.object(forKey: SyncNames.lastSyncDate) as? Date }

      func exported(_ date: Date) -> [String: Any] { ["lastSyncDate": date] }

      func answer(_ name: String) -> Any? { name == "lastSyncDate" ? recall() : nil }

      """#,
    after: #"""
      // The export and the web page take the text of the key from its constant.
      import Foundation

      enum SyncNames { static let lastSyncDate = "lastSyncDate" }

      func remember(_ date: Date) { UserDefaults.standard.set(date, forKey: SyncNames.lastSyncDate) }

      func recall() -> Date? { UserDefaults.standard.object(forKey: SyncNames.lastSyncDate) as? Date }

      func exported(_ date: Date) -> [String: Any] { [SyncNames.lastSyncDate: date] }

      func answer(_ name: String) -> Any? { name == SyncNames.lastSyncDate ? recall() : nil }

      """#),
  "derived_flag": RuleExample(
    before: #"""
      // The lamp in the door says what the door says, and every method must remember it.
      final class Fridge {
        private(set) var isOpen = false
        private(set) var isLit = false

        func open() {
          isOpen = true
          isLit = true
        }

        func close() {
          isOpen = false
          isLit = false
        }
      }

      """#,
    after: #"""
      // The lamp in the door says what the door says, and every method must remember it.
      final class Fridge {
        private(set) var isOpen = false
        var isLit: Bool { isOpen }

        func open() {
          isOpen = true
        }

        func close() {
          isOpen = false
        }
      }

      """#),
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
  "flag_and_number": RuleExample(
    before: #"""
      final class Enemy {
        var health = 10
        var isAlive = true
      }

      final class GameLevel {
        var enemies: [Enemy] = []

        func hit(_ enemy: Enemy) {
          enemy.health -= 1
          if enemy.health <= 0 { enemy.isAlive = false }
        }

        func attack() {
          for enemy in enemies { enemy.health = 0 }
        }
      }

      """#,
    after: #"""
      final class Enemy {
        var health = 10
        var isAlive: Bool { health > 0 }
      }

      final class GameLevel {
        var enemies: [Enemy] = []

        func hit(_ enemy: Enemy) {
          enemy.health -= 1
        }

        func attack() {
          for enemy in enemies { enemy.health = 0 }
        }
      }

      """#),
  "flag_and_optional": RuleExample(
    before: #"""
      // Whether a ticket was scanned stands in the ticket already.
      final class Turnstile {
        private var ticket: Ticket?
        private var hasTicket = false

        func scan(_ code: String) {
          ticket = Ticket(code: code)
          hasTicket = true
        }

        func pass() {
          guard hasTicket else { return }
          ticket = nil
          hasTicket = false
        }
      }

      struct Ticket {
        var code: String
      }

      """#,
    after: #"""
      // Whether a ticket was scanned stands in the ticket already.
      final class Turnstile {
        private var ticket: Ticket?
        private var hasTicket: Bool { ticket != nil }

        func scan(_ code: String) {
          ticket = Ticket(code: code)
        }

        func pass() {
          guard hasTicket else { return }
          ticket = nil
        }
      }

      struct Ticket {
        var code: String
      }

      """#),
  "flag_family": RuleExample(
    before: #"""
      // Three names for one question: how far is the article?
      final class Article {
        var isLoading = false
        var isLoaded = false
        var loadFailed = false

        func begin() { isLoading = true }

        func show() { isLoaded = true }

        func fail() { loadFailed = true }
      }

      """#,
    after: #"""
      // One question has one answer.
      final class Article {
        enum Loading { case idle, running, done, failed }

        var loading = Loading.idle

        func begin() { loading = .running }

        func show() { loading = .done }

        func fail() { loading = .failed }
      }

      """#),
  "flag_parameter": RuleExample(
    before: #"""
      final class Exporter {
        func export(_ notes: [Note], asArchive: Bool) {
          if asArchive {
            let archive = Archive(notes)
            archive.write()
          } else {
            let page = Page(notes)
            page.print()
          }
        }
      }

      """#,
    after: #"""
      final class Exporter {
        func exportArchive(of notes: [Note]) {
          let archive = Archive(notes)
          archive.write()
        }

        func print(_ notes: [Note]) {
          let page = Page(notes)
          page.print()
        }
      }

      """#),
  "half_used_flag": RuleExample(
    before: #"""
      // Nobody sets the first flag, so the bell is never mute; nobody asks for the second.
      final class Doorbell {
        private var isMuted = false
        private var hasRung = false

        func press() {
          guard !isMuted else { return }
          hasRung = true
          print("ding")
        }
      }

      """#,
    after: #"""
      // The switch has a setter, and what nobody asked for is gone.
      final class Doorbell {
        private var isMuted = false

        func mute() { isMuted = true }

        func press() {
          guard !isMuted else { return }
          print("ding")
        }
      }

      """#),
  "half_used_notification": RuleExample(
    before: #"""
      // Drafts are saved, and the list that should show them listens to a name that nothing posts.
      import Foundation

      extension Notification.Name {
        static let draftDidSave = Notification.Name("draftDidSave")
        static let listDidChange = Notification.Name("listDidChange")
      }

      final class DraftStore {
        func save() {
          NotificationCenter.default.post(name: .draftDidSave, object: self)
        }
      }

      final class DraftList {
        func watch() {
          NotificationCenter.default.addObserver(
            self, selector: #selector(reload), name: .listDidChange, object: nil)
        }

        @objc func reload() {}
      }

      """#,
    after: #"""
      // Drafts are saved, and the list that shows them listens to that.
      import Foundation

      extension Notification.Name {
        static let draftDidSave = Notification.Name("draftDidSave")
      }

      final class DraftStore {
        func save() {
          NotificationCenter.default.post(name: .draftDidSave, object: self)
        }
      }

      final class DraftList {
        func watch() {
          NotificationCenter.default.addObserver(
            self, selector: #selector(reload), name: .draftDidSave, object: nil)
        }

        @objc func reload() {}
      }

      """#),
  "key_collision": RuleExample(
    before: #"""
      import Foundation

      enum AccountKey {
        static let isSubscribed = "isSubscribed"
      }

      enum NewsletterKey {
        static let getsNews = "isSubscribed"
      }

      func subscribe() {
        UserDefaults.standard.set(true, forKey: AccountKey.isSubscribed)
        UserDefaults.standard.set(true, forKey: NewsletterKey.getsNews)
      }

      """#,
    after: #"""
      import Foundation

      enum AccountKey {
        static let isSubscribed = "isSubscribed"
      }

      enum NewsletterKey {
        static let getsNews = "getsNews"
      }

      func subscribe() {
        UserDefaults.standard.set(true, forKey: AccountKey.isSubscribed)
        UserDefaults.standard.set(true, forKey: NewsletterKey.getsNews)
      }

      """#),
  "key_default_mismatch": RuleExample(
    before: #"""
      import SwiftUI

      struct SoundSettings: View {
        @AppStorage("playsSounds") private var playsSounds = true

        var body: some View { Toggle("Sounds", isOn: $playsSounds) }
      }

      struct Keyboard: View {
        @AppStorage("playsSounds") private var playsSounds = false

        var body: some View { Text(playsSounds ? "loud" : "silent") }
      }

      """#,
    after: #"""
      import SwiftUI

      struct SoundSettings: View {
        @AppStorage("playsSounds") private var playsSounds = true

        var body: some View { Toggle("Sounds", isOn: $playsSounds) }
      }

      struct Keyboard: View {
        @AppStorage("playsSounds") private var playsSounds = true

        var body: some View { Text(playsSounds ? "loud" : "silent") }
      }

      """#),
  "key_never_read": RuleExample(
    before: #"""
      import SwiftUI

      struct SoundSettings: View {
        @AppStorage("playsCompletionSound") private var playsSound = true

        var body: some View { Toggle("Sound when done", isOn: $playsSound) }
      }

      """#,
    after: #"""
      import SwiftUI

      struct SoundSettings: View {
        @AppStorage("playsCompletionSound") private var playsSound = true

        var body: some View { Toggle("Sound when done", isOn: $playsSound) }
      }

      func finish(_ sound: () -> Void) {
        if UserDefaults.standard.bool(forKey: "playsCompletionSound") { sound() }
      }

      """#),
  "key_never_written": RuleExample(
    before: #"""
      import SwiftUI

      struct LyricsPane: View {
        @AppStorage("lyricsFontSize") private var fontSize = 16.0

        var line: String

        var body: some View { Text(line).font(.system(size: fontSize)) }
      }

      """#,
    after: #"""
      import SwiftUI

      struct LyricsPane: View {
        @AppStorage("lyricsFontSize") private var fontSize = 16.0

        var line: String

        var body: some View { Text(line).font(.system(size: fontSize)) }
      }

      struct LyricsSettings: View {
        @AppStorage("lyricsFontSize") private var fontSize = 16.0

        var body: some View { Slider(value: $fontSize) }
      }

      """#),
  "key_split": RuleExample(
    before: #"""
      import Foundation

      enum StoredKey: String {
        case scriptDebugEnabled = "com.example.scriptDebugEnabled"
      }

      enum DebugKey {
        static let scriptDebugEnabledKey = "com.example.debug.scriptDebugEnabled"
      }

      func enable() {
        UserDefaults.standard.set(true, forKey: DebugKey.scriptDebugEnabledKey)
      }

      func isEnabled() -> Bool {
        UserDefaults.standard.bool(forKey: StoredKey.scriptDebugEnabled.rawValue)
      }

      """#,
    after: #"""
      import Foundation

      enum DebugKey {
        static let scriptDebugEnabledKey = "com.example.debug.scriptDebugEnabled"
      }

      func enable() {
        UserDefaults.standard.set(true, forKey: DebugKey.scriptDebugEnabledKey)
      }

      func isEnabled() -> Bool {
        UserDefaults.standard.bool(forKey: DebugKey.scriptDebugEnabledKey)
      }

      """#),
  "key_type_mismatch": RuleExample(
    before: #"""
      import Foundation

      struct LaunchCounter {
        func count(_ launches: Int) {
          UserDefaults.standard.set(3, forKey: "launches")
        }

        var launches: Data? {
          UserDefaults.standard.data(forKey: "launches")
        }
      }

      """#,
    after: #"""
      import Foundation

      struct LaunchCounter {
        func count(_ launches: Int) {
          UserDefaults.standard.set(3, forKey: "launches")
        }

        var launches: Int {
          UserDefaults.standard.integer(forKey: "launches")
        }
      }

      """#),
  "key_typo": RuleExample(
    before: #"""
      import UIKit

      final class TripList: UITableViewController {
        override func viewDidLoad() {
          tableView.register(TripCell.self, forCellReuseIdentifier: "TripCell")
        }

        override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          table.dequeueReusableCell(withIdentifier: "tripCell", for: path)
        }
      }

      """#,
    after: #"""
      import UIKit

      final class TripList: UITableViewController {
        private static let cell = "TripCell"

        override func viewDidLoad() {
          tableView.register(TripCell.self, forCellReuseIdentifier: Self.cell)
        }

        override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          table.dequeueReusableCell(withIdentifier: Self.cell, for: path)
        }
      }

      """#),
  "key_unsafe": RuleExample(
    before: #"""
      import SwiftUI

      struct VolumeControl: View {
        @AppStorage("player.volume") private var volume = 0.5

        var body: some View { Slider(value: $volume) }
      }

      func mute() { UserDefaults.standard.set(0.0, forKey: "player.volume") }

      """#,
    after: #"""
      import SwiftUI

      struct VolumeControl: View {
        @AppStorage("player_volume") private var volume = 0.5

        var body: some View { Slider(value: $volume) }
      }

      func mute() { UserDefaults.standard.set(0.0, forKey: "player_volume") }

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
  "late_flag": RuleExample(
    before: #"""
      // Two taps in a row load twice: the second comes while the first waits.
      @MainActor final class Library {
        private(set) var hasLoaded = false
        private(set) var books: [String] = []

        func load() async {
          guard !hasLoaded else { return }
          books += await fetch()
          hasLoaded = true
        }

        private func fetch() async -> [String] { ["Emma"] }
      }

      """#,
    after: #"""
      // The second tap finds the flag set.
      @MainActor final class Library {
        private(set) var hasLoaded = false
        private(set) var books: [String] = []

        func load() async {
          guard !hasLoaded else { return }
          hasLoaded = true
          books += await fetch()
        }

        private func fetch() async -> [String] { ["Emma"] }
      }

      """#),
  "manual_all_cases": RuleExample(
    before: #"""
      enum CompassPoint: CaseIterable {
        case north, east, south
        case west

        static var allCases: [CompassPoint] {
          [.north, .east, .south]
        }
      }

      """#,
    after: #"""
      enum CompassPoint: CaseIterable {
        case north, east, south
        case west
      }

      """#),
  "missing_asset": RuleExample(
    before: #"""
      import UIKit

      func pictures() -> [UIImage?] {
        [
          UIImage(named: "Pikachu"),
          UIImage(named: "Charmandr"),
        ]
      }

      """#,
    after: #"""
      import UIKit

      func pictures() -> [UIImage?] {
        [
          UIImage(resource: .pikachu),
          UIImage(resource: .charmander),
        ]
      }

      """#),
  "missing_identifier": RuleExample(
    before: #"""
      import UIKit

      final class ListController: UIViewController {
        func openDetails() { performSegue(withIdentifier: "ShowDetails", sender: nil) }
        func openOptions() { performSegue(withIdentifier: "ShowOptions", sender: nil) }
      }

      """#,
    after: #"""
      import UIKit

      final class ListController: UIViewController {
        func openDetails() { performSegue(withIdentifier: "ShowDetails", sender: nil) }
        func openOptions() { performSegue(withIdentifier: "ShowSettings", sender: nil) }
      }

      """#),
  "only_fallthrough": RuleExample(
    before: #"""
      enum UploadStep {
        case queued, paused, running, done

        var isOver: Bool {
          switch self {
          case .queued: fallthrough
          case .paused: fallthrough
          case .running: return false
          case .done: return true
          }
        }
      }

      """#,
    after: #"""
      enum UploadStep {
        case queued, paused, running, done

        var isOver: Bool {
          switch self {
          case .queued, .paused, .running: return false
          case .done: return true
          }
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
  "partial_reset": RuleExample(
    before: #"""
      // `finish` and `shuffle` put the table back as it was; `giveUp` forgets what lies on it.
      final class CardTable {
        private(set) var isDealt = false
        private(set) var isLocked = false
        private var trump: Suit?
        private var leader: Player?

        func deal(_ trump: Suit, leader: Player) {
          isDealt = true
          isLocked = true
          self.trump = trump
          self.leader = leader
        }

        func finish() {
          isDealt = false
          isLocked = false
          trump = nil
          leader = nil
        }

        func shuffle() {
          isLocked = false
          isDealt = false
          leader = nil
          trump = nil
        }

        func giveUp() {
          isDealt = false
          isLocked = false
        }
      }

      struct Suit { var name: String }
      struct Player { var name: String }

      """#,
    after: #"""
      // `finish` and `shuffle` put the table back as it was; `giveUp` forgets what lies on it.
      final class CardTable {
        private struct Game {
          var trump: Suit
          var leader: Player
        }

        private var game: Game?

        func deal(_ trump: Suit, leader: Player) {
          game = Game(trump: trump, leader: leader)
        }

        func finish() {
          game = nil
        }

        func shuffle() {
          game = nil
        }

        func giveUp() {
          game = nil
        }
      }

      struct Suit { var name: String }
      struct Player { var name: String }

      """#),
  "payload_binding_style": RuleExample(
    before: #"""
      enum Lifecycle {
        case idle
        case workout(current: String)
      }

      func title(of lifecycle: Lifecycle) -> String {
        switch lifecycle {
        case .idle: "Ready"
        case .workout(current: let workout): workout
        }
      }

      func isTraining(_ lifecycle: Lifecycle) -> Bool {
        if case .workout(_) = lifecycle { return true }
        return false
      }

      """#,
    after: #"""
      enum Lifecycle {
        case idle
        case workout(current: String)
      }

      func title(of lifecycle: Lifecycle) -> String {
        switch lifecycle {
        case .idle: "Ready"
        case let .workout(current: workout): workout
        }
      }

      func isTraining(_ lifecycle: Lifecycle) -> Bool {
        if case .workout = lifecycle { return true }
        return false
      }

      """#),
  "raw_value_switch": RuleExample(
    before: #"""
      enum OrderStatus: String {
        case placed
        case shipped = "sent"
        case delivered
      }

      struct WebOrder {
        var status = OrderStatus.placed

        var text: String {
          switch status.rawValue {
          case "placed": "We have it."
          case "sent": "It is on its way."
          default: "It is there."
          }
        }
      }

      """#,
    after: #"""
      enum OrderStatus: String {
        case placed
        case shipped = "sent"
        case delivered
      }

      struct WebOrder {
        var status = OrderStatus.placed

        var text: String {
          switch status {
          case .placed: "We have it."
          case .shipped: "It is on its way."
          case .delivered: "It is there."
          }
        }
      }

      """#),
  "repeated_cases": RuleExample(
    before: #"""
      enum Sport { case running, walking, rowing, yoga }

      final class SportWatch {
        let activity: Sport
        var satellites = 0
        var hidesMap = false

        init(activity: Sport) { self.activity = activity }

        func begin() {
          if activity == .running || activity == .walking { satellites = 4 }
        }

        func end() {
          if activity == .running || activity == .walking { satellites = 0 }
        }

        func show() {
          hidesMap = !(activity == .running || activity == .walking)
        }
      }

      """#,
    after: #"""
      enum Sport {
        case running, walking, rowing, yoga

        var isOutdoors: Bool {
          switch self {
          case .running, .walking: true
          case .rowing, .yoga: false
          }
        }
      }

      final class SportWatch {
        let activity: Sport
        var satellites = 0
        var hidesMap = false

        init(activity: Sport) { self.activity = activity }

        func begin() {
          if activity.isOutdoors { satellites = 4 }
        }

        func end() {
          if activity.isOutdoors { satellites = 0 }
        }

        func show() {
          hidesMap = !activity.isOutdoors
        }
      }

      """#),
  "result_pair": RuleExample(
    before: #"""
      final class SuggestionClient {
        func query(_ text: String, completion: @escaping ([String]?, Error?) -> Void) {
          session.load(text) { data in
            guard let data else { return completion(nil, ClientError.offline) }
            completion(data.words, nil)
          }
        }
      }

      """#,
    after: #"""
      final class SuggestionClient {
        func query(_ text: String, completion: @escaping (Result<[String], Error>) -> Void) {
          session.load(text) { data in
            guard let data else { return completion(.failure(ClientError.offline)) }
            completion(.success(data.words))
          }
        }
      }

      """#),
  "scattered_ui_state": RuleExample(
    before: #"""
      final class SearchViewController: UIViewController {
        private let searchBar = UISearchBar()
        private let spinner = UIActivityIndicatorView()
        private let resultsView = UITableView()
        private let emptyLabel = UILabel()

        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
          spinner.startAnimating()
          emptyLabel.isHidden = true
          resultsView.isHidden = true
        }

        func found(_ results: [String]) {
          spinner.stopAnimating()
          emptyLabel.isHidden = true
          resultsView.isHidden = false
        }

        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
          spinner.stopAnimating()
          emptyLabel.isHidden = false
          resultsView.isHidden = true
        }
      }

      """#,
    after: #"""
      final class SearchViewController: UIViewController {
        private enum State { case empty, searching, results }

        private let searchBar = UISearchBar()
        private let spinner = UIActivityIndicatorView()
        private let resultsView = UITableView()
        private let emptyLabel = UILabel()

        private var state = State.empty {
          didSet {
            emptyLabel.isHidden = state != .empty
            resultsView.isHidden = state != .results
            switch state {
            case .searching: spinner.startAnimating()
            case .empty, .results: spinner.stopAnimating()
            }
          }
        }

        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { state = .searching }

        func found(_ results: [String]) { state = .results }

        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { state = .empty }
      }

      """#),
  "status_code": RuleExample(
    before: #"""
      final class Recorder {
        private var status = 0

        func start() { status = 1 }

        func pause() { if status == 1 { status = 2 } }

        func stop() { status = 0 }

        func title() -> String {
          switch status {
          case 0: "Record"
          case 1: "Pause"
          default: "Continue"
          }
        }
      }

      """#,
    after: #"""
      final class Recorder {
        private enum Status { case idle, recording, paused }

        private var status = Status.idle

        func start() { status = .recording }

        func pause() { if status == .recording { status = .paused } }

        func stop() { status = .idle }

        func title() -> String {
          switch status {
          case .idle: "Record"
          case .recording: "Pause"
          case .paused: "Continue"
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
  "stuck_flag": RuleExample(
    before: #"""
      // Without an address nobody ever resets `isSaving`: the button stays disabled.
      final class AddressForm {
        private(set) var isSaving = false
        private let store = AddressStore()

        func save(_ text: String) {
          guard !isSaving else { return }
          isSaving = true
          guard let address = Address(text) else { return }
          store.write(address)
          isSaving = false
        }
      }

      struct Address {
        init?(_ text: String) {
          if text.isEmpty { return nil }
        }
      }

      struct AddressStore {
        func write(_ address: Address) {}
      }

      """#,
    after: #"""
      // Whatever happens, the flag is reset.
      final class AddressForm {
        private(set) var isSaving = false
        private let store = AddressStore()

        func save(_ text: String) {
          guard !isSaving else { return }
          isSaving = true
          defer { isSaving = false }
          guard let address = Address(text) else { return }
          store.write(address)
        }
      }

      struct Address {
        init?(_ text: String) {
          if text.isEmpty { return nil }
        }
      }

      struct AddressStore {
        func write(_ address: Address) {}
      }

      """#),
  "stuck_state": RuleExample(
    before: #"""
      // A stalled pump stays stalled: `default` hides that no branch leads out of it.
      final class Pump {
        enum Phase { case off, priming, running, stalled }

        private var phase = Phase.off

        func press() {
          switch phase {
          case .off: phase = .priming
          case .priming: phase = .running
          case .running: phase = .off
          default: break
          }
        }

        func pressureFell() {
          if phase == .running { phase = .stalled }
        }
      }

      """#,
    after: #"""
      // A stalled pump stays stalled: `default` hides that no branch leads out of it.
      final class Pump {
        enum Phase { case off, priming, running, stalled }

        private var phase = Phase.off

        func press() {
          switch phase {
          case .off: phase = .priming
          case .priming: phase = .running
          case .running, .stalled: phase = .off
          }
        }

        func pressureFell() {
          if phase == .running { phase = .stalled }
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
  "suspicious_state": RuleExample(
    before: #"""
      // Cleared by a tap on the cross, the field is gone and the search goes on.
      final class SearchField {
        private(set) var isActive = false
        private(set) var isVisible = false

        func begin() {
          isActive = true
          isVisible = true
        }

        func cancel() {
          isActive = false
          isVisible = false
        }

        func submit() {
          isVisible = false
          isActive = false
        }

        func clear() {
          isVisible = false
        }
      }

      """#,
    after: #"""
      // One value says both: there is nothing to forget.
      final class SearchField {
        enum Phase { case hidden, searching }

        private(set) var phase = Phase.hidden

        func begin() {
          phase = .searching
        }

        func cancel() {
          phase = .hidden
        }

        func submit() {
          phase = .hidden
        }

        func clear() {
          phase = .hidden
        }
      }

      """#),
  "tangled_state": RuleExample(
    before: #"""
      // A voice memo is recorded, held or sent, never two at once.
      final class VoiceMemo {
        private var isRecording = false
        private(set) var isHeld = false
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
