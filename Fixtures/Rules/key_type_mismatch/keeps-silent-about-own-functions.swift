import Foundation

struct Store {
  func save(_ value: Int, key: String) {
    UserDefaults.standard.set(try? JSONEncoder().encode(value), forKey: key)
  }

  func load(key: String) -> Data? { UserDefaults.standard.data(forKey: key) }
}

func save(_ store: Store) { store.save(3, key: "launches") }

func load(_ store: Store) -> Data? { store.load(key: "launches") }

var launches: Data? { UserDefaults.standard.data(forKey: "launches") }
