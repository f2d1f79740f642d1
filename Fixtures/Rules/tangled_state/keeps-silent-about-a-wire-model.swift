struct ListingResponse: Codable {
  var isFeatured: Bool
  var isReserved: Bool
  var isSold: Bool
  var acceptsOffers: Bool
  var shipsAbroad: Bool

  enum CodingKeys: String, CodingKey {
    case isFeatured = "featured"
    case isReserved = "reserved"
    case isSold = "sold"
    case acceptsOffers = "offers"
    case shipsAbroad = "ships_abroad"
  }

  var badge: String? {
    if isSold { return "Sold" }
    return isReserved ? "Reserved" : nil
  }
}
