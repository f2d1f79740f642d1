final class SuggestionClient {
  func query(_ text: String, completion: @escaping (Result<[String], Error>) -> Void) {
    session.load(text) { data in
      guard let data else { return completion(.failure(ClientError.offline)) }
      completion(.success(data.words))
    }
  }
}
