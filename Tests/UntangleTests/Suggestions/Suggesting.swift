import Testing
import UntangleConfiguration
import UntanglePipeline
import UntangleReports
import UntangleSourceFiles

/// What is suggested for one file; nil means all types that have an answer or a question.
func suggestions(
  for text: String, beside other: String? = nil, type: String? = nil, assuming premises: [String] = []
) async throws -> [SuggestionReport.Entry] {
  let assumed = try premises.map { try Assumed($0, ofType: type ?? "") }
  return try await onDeepStack {
    Result {
      let folder = try TemporaryFolder()
      try folder.write("Model.swift", text)
      if let other { try folder.write("Other.swift", other) }
      var request = AnalysisRequest(
        source: .paths([]), workingDirectory: folder.path, configuration: .standard, threadCount: 1)
      request.configuration.assumed = assumed
      return try analyze(request).suggestionReport(forTypesNamed: type).entries
    }
  }.get()
}
