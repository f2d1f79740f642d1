import Synchronization
import UntangleFacts
import UntangleProjectModel
import UntangleRewrites
import UntangleRules
import UntangleSourceFiles
import UntangleStateSpaces

/// What the types of one run need of the whole project, read when the first of them asks for it. Threads share it.
final class WholeProject: Sendable {
  private let analysis: Analysis
  private let rewritten: [ProjectType]
  private let typesByName = MadeOnce<ProjectTypes>()
  private let projectWithNumbers = MadeOnce<Project>()
  private let wordIndex = MadeOnce<WordIndex>()
  private let patternForm = MadeOnce<BindingForm>()
  private let objectChangesAreHeard = MadeOnce<Bool>()
  private let hasOwnPresentations = MadeOnce<Bool>()
  private let keptFiles: Mutex<KeptFiles>

  /// `types` are those that may be rewritten.
  init(of analysis: Analysis, for types: [ProjectType]) {
    self.analysis = analysis
    rewritten = types
    keptFiles = Mutex(KeptFiles(limit: bytesKept * max(1, analysis.outcome.request.threadCount)))
  }

  /// All types by name.
  var types: ProjectTypes { typesByName.value { ProjectTypes(analysis.project.project) } }

  /// The project with what code does with the numbers of the types. Other files are taken as they were read.
  var withNumbers: Project {
    projectWithNumbers.value {
      var request = analysis.outcome.request
      request.product = .numbers
      request.filesWithNumbers = filesNamingNumbers
      return read(request, after: analysis.files).project
    }
  }

  /// How patterns are written in the project, by some hundred of its files.
  var bindingForm: BindingForm {
    patternForm.value {
      let texts = analysis.outcome.texts
      let step = max(1, texts.count / mostFilesAsked)
      return BindingForm(
        in: stride(from: 0, to: texts.count, by: step).lazy.compactMap { [analysis] place in
          try? analysis.text(texts[place]).bytes
        })
    }
  }

  /// The files of types with numbers that some cases may carry, and all that have the name of such a number as a word, where
  /// they may use it. What generated files and tests write is not followed in any case.
  private var filesNamingNumbers: Set<String> {
    let texts = analysis.outcome.texts
    let project = analysis.project.project
    return rewritten.reduce(into: []) { paths, type in
      let numbers = type.variables.filter { $0.fact.mayBeCarried }
      if !numbers.isEmpty { paths.formUnion(pathsOf(type)) }
      for number in numbers where !number.fact.access.staysInFile {
        let naming = (words.sources(with: number.fact.name) ?? Array(texts.indices)).map { texts[$0].path }
        paths.formUnion(naming.filter { project.file(at: $0)?.origin ?? .handwritten == .handwritten })
      }
    }
  }

  /// The indices of the files without a declaration of the subject's type that may have a use of its variables, in ascending
  /// order.
  func filesMentioning(_ subject: RewriteSubject) -> [Int] {
    let texts = analysis.outcome.texts
    let words = words
    let members = subject.membersElsewhere.flatMap { words.sources(withMember: $0) ?? Array(texts.indices) }
    let functions = subject.functionsElsewhere.flatMap { words.sources(with: $0) ?? Array(texts.indices) }
    let own = pathsOf(subject.type)
    return Set(members + functions).sorted().filter { !own.contains(texts[$0].path) }
  }

  /// The indices of the files without a declaration of the type that name the publisher of such a variable, in ascending order.
  func filesProjecting(_ names: [String], outsideOf type: ProjectType) -> [Int] {
    let texts = analysis.outcome.texts
    let own = pathsOf(type)
    return Set(names.flatMap { words.sources(projecting: $0) ?? [] }).sorted().filter {
      !own.contains(texts[$0].path)
    }
  }

  /// The files with these indices. One that cannot be read now was not read before.
  func parsed(at places: [Int]) -> [ParsedFile] {
    places.compactMap { try? parsed(analysis.outcome.texts[$0]) }
  }

  /// Types that come one after the other are often in the same files, and used by the same ones.
  func parsed(_ text: SourceText) throws(ReadFailure) -> ParsedFile {
    if let kept = keptFiles.withLock({ $0[text.path] }) { return kept }
    let read = try analysis.text(text)
    let file = onDeepStack { ParsedFile(read) }
    keptFiles.withLock { $0.add(file, at: text.path, size: read.bytes.count) }
    return file
  }

  /// Whether code in a file without a declaration of the type subscribes to a published variable of that name, of whatever
  /// type; nil asks for `objectWillChange`, in all files.
  func isSubscribed(_ variable: String?, outsideOf type: ProjectType) -> Bool {
    guard let variable else { return hearsObjectChanges }
    return isOne(of: words.sources(projecting: variable), outsideOf: type)
  }

  /// Whether code in a file without a declaration of the type may use a member of that name.
  func isNamed(_ member: String, outsideOf type: ProjectType) -> Bool {
    isOne(of: words.sources(withMember: member), outsideOf: type)
  }

  /// Whether code in a file without a declaration of the type may use a member of that name, of another value than `self`.
  func isUsed(_ member: String, outsideOf type: ProjectType) -> Bool {
    isOne(of: words.sources(withMemberOfOthers: member), outsideOf: type)
  }

  /// Whether code in a file without a declaration of the type may use its member of that name. It may where more files than
  /// `limit` use one of that name.
  func mayBeUsed(_ member: String, of type: ProjectType, inAtMost limit: Int) -> Bool {
    let texts = analysis.outcome.texts
    let own = pathsOf(type)
    let using = (words.sources(withMemberOfOthers: member) ?? Array(texts.indices)).filter {
      !own.contains(texts[$0].path)
    }
    guard !using.isEmpty, using.count <= limit else { return !using.isEmpty }
    let owners = MemberOwners(of: type, in: analysis.project.project)
    // Most uses are where the type is named.
    let naming = Set(words.sources(with: type.simpleName) ?? [])
    return (using.filter(naming.contains) + using.filter { !naming.contains($0) }).contains { place in
      guard let file = try? parsed(texts[place]) else { return true }
      return onDeepStack { owners.mayBeUsed(member, in: file) }
    }
  }

  /// The files without a declaration of the type that name it, and use a member of that name of another value than `self`;
  /// nil for more than so many.
  func filesUsing(_ member: String, of type: ProjectType, atMost limit: Int) -> [ParsedFile]? {
    let own = pathsOf(type)
    let naming = Set(words.sources(with: type.simpleName) ?? [])
    let using = (words.sources(withMemberOfOthers: member) ?? []).filter {
      naming.contains($0) && !own.contains(analysis.outcome.texts[$0].path)
    }
    return using.count <= limit ? parsed(at: using) : nil
  }

  /// Whether a file without a declaration of the type names it.
  func isMentioned(_ type: ProjectType) -> Bool {
    isOne(of: words.sources(with: type.simpleName), outsideOf: type)
  }

  /// Whether a type of the project may use the members of a class by their names alone. By the names as they are written,
  /// since types that share their name have no lineage (`Inheritance`).
  func hasSubclasses(of type: ProjectType) -> Bool {
    let all = analysis.project.project.types
    return type.kind == .class
      && all.indices.contains { place in
        all[place].inherited.contains { $0 == type.name || $0 == type.simpleName }
      }
  }

  /// Whether one of the sources with these indices has no declaration of the type; nil stands for all sources.
  private func isOne(of places: [Int]?, outsideOf type: ProjectType) -> Bool {
    let texts = analysis.outcome.texts
    let own = pathsOf(type)
    return (places ?? Array(texts.indices)).contains { !own.contains(texts[$0].path) }
  }

  /// Whether something in the project does more with `objectWillChange` than to send it.
  private var hearsObjectChanges: Bool {
    objectChangesAreHeard.value {
      let texts = analysis.outcome.texts
      let places = words.sources(with: objectChanges) ?? Array(texts.indices)
      return places.contains { place in
        guard let bytes = try? analysis.text(texts[place]).bytes else { return true }
        let parts = String(decoding: bytes, as: UTF8.self).split(separator: objectChanges)
        return parts.dropFirst().contains { !$0.hasPrefix(".send(") }
      }
    }
  }

  /// Whether a function of the project, of whatever type, is called as one of SwiftUI's presentations: it may do more with
  /// a binding than to take the flag back.
  var presentsItself: Bool {
    hasOwnPresentations.value { SDK.names(.presents).contains(where: isOwnPresentation) }
  }

  private func isOwnPresentation(_ name: String) -> Bool {
    let texts = analysis.outcome.texts
    return (words.sources(with: name) ?? Array(texts.indices)).contains { place in
      guard let bytes = try? analysis.text(texts[place]).bytes else { return true }
      return String(decoding: bytes, as: UTF8.self).split(separator: "func \(name)").dropFirst().contains {
        rest in
        let parameters = rest.prefix { $0 != "{" && $0 != "}" }
        return ["(", "<", " "].contains(rest.first) && parameters.contains("Binding<")
          && (parameters.contains("isPresented") || parameters.contains("item"))
      }
    }
  }

  /// By index of the text.
  private var words: WordIndex { wordIndex.value(madeIndex) }

  private func madeIndex() -> WordIndex {
    let numbers = rewritten.flatMap(\.variables).filter { $0.fact.mayBeCarried }.map(\.fact.name)
    let empty = WordIndex(
      ofMembers: Set(rewritten.flatMap(\.variables).map(\.fact.name)).union([objectChanges]),
      and: RewriteSubject.observingFunctions.union([objectChanges]).union(SDK.names(.presents)).union(numbers)
        .union(rewritten.map(\.simpleName))
    )
    let texts = analysis.outcome.texts
    let parts = analysis.work.results(forPartsOf: texts.indices) { [analysis] part in
      part.reduce(into: empty) { index, place in
        try? analysis.text(texts[place]).bytes.withUnsafeBufferPointer { index.add($0, at: place) }
      }
    }
    return parts.reduce(into: empty) { $0.add($1) }
  }
}

private let objectChanges = "objectWillChange"

/// At most twice as many files are asked for how patterns are written.
private let mostFilesAsked = 200

/// The size of the texts of kept files for each thread, in bytes.
private let bytesKept = 1 << 20

/// The files that were parsed last.
private struct KeptFiles: Sendable {
  /// The size of the texts of all of them, in bytes.
  let limit: Int
  private var files: [String: ParsedFile] = [:]
  /// With the sizes of the texts in bytes, the oldest first.
  private var order: [(path: String, size: Int)] = []
  private var size = 0

  init(limit: Int) { self.limit = limit }

  subscript(path: String) -> ParsedFile? { files[path] }

  mutating func add(_ file: ParsedFile, at path: String, size newSize: Int) {
    // Two threads may have parsed the same file.
    guard files.updateValue(file, forKey: path) == nil else { return }
    order.append((path, newSize))
    size += newSize
    while size > limit, order.count > 1 {
      let oldest = order.removeFirst()
      files[oldest.path] = nil
      size -= oldest.size
    }
  }
}
