// Which to look at first: each may be there. One chain alone says no more than that.
struct Name { var text: String }

struct Portrait { var text: String }

struct Logo { var text: String }

struct Member {
  var nickname: String?
  var fullName: String?
  var preferred: Name?
  var given: Name?
  var portrait: Portrait?
  var logo: Logo?

  mutating func dress(_ portrait: Portrait, _ logo: Logo) {
    self.portrait = portrait
    self.logo = logo
  }
}

struct Card {
  func title(of member: Member) -> String {
    if let name = member.nickname { return name } else if let name = member.fullName { return name }
    if let name = member.preferred { return name.text } else if let name = member.given { return name.text }
    return ""
  }

  func subtitle(of member: Member) -> String {
    if let name = member.nickname { return name } else if let name = member.fullName { return name }
    if let name = member.preferred { return name.text } else if let name = member.given { return name.text }
    if let name = member.preferred { return name.text } else if let portrait = member.portrait { return portrait.text }
    return ""
  }

  func image(of member: Member) -> String {
    if let portrait = member.portrait { return portrait.text } else if let logo = member.logo { return logo.text }
    return ""
  }

  func icon(of member: Member) -> String {
    if let portrait = member.portrait { return portrait.text } else if let logo = member.logo { return logo.text }
    return ""
  }
}
