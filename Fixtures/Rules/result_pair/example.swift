final class SuggestionClient {
  func query(_ text: String, completion: @escaping ([String]?, Error?) -> Void) {  //~ result_pair "'query' calls back with '@escaping ([String]?, Error?) -> Void'"
    session.load(text) { data in
      guard let data else { return completion(nil, ClientError.offline) }
      completion(data.words, nil)
    }
  }
}
