extension String {
  static let draftText = "draftText"
}

enum StoreKey {
  static let draftTitle = "draftTitle"
}
