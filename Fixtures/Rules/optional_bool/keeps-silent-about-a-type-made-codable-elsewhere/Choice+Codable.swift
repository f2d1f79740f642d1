extension Choice: Codable {}
