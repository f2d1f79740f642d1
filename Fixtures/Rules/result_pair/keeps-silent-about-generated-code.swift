// @generated
final class SuggestionClient {
  func query(_ text: String, completion: @escaping ([String]?, Error?) -> Void) {
    session.load(text) { data in
      guard let data else { return completion(nil, ClientError.offline) }
      completion(data.words, nil)
    }
  }
}
