final class Archive {
  func load(_ completion: @escaping (Workout?, Error?) -> Void) {
    read { data, failure in
      guard let data else {
        completion(nil, failure)
        return
      }
      completion(Workout(data), nil)
    }
  }

  private func read(_ completion: @escaping (Data?, Error?) -> Void) {
    do {
      completion(try Data(contentsOf: location), nil)
    } catch {
      completion(nil, error)
    }
  }
}
