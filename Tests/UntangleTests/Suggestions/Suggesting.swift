import Testing
import UntangleConfiguration
import UntanglePipeline
import UntangleReports
import UntangleSourceFiles

/// What is suggested for one file; nil means all types that have an answer or a question.
func suggestions(
  for text: String, type: String? = nil
) async throws -> [SuggestionReport.Entry] {
  try await onDeepStack {
    Result {
      let folder = try TemporaryFolder()
      try folder.write("Model.swift", text)
      let analysis = analyze(
        AnalysisRequest(
          source: .paths([]), workingDirectory: folder.path, configuration: .standard, threadCount: 1))
      return try analysis.suggestionReport(forTypesNamed: type).entries
    }
  }.get()
}
