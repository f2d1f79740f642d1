final class ProfileController: UIViewController {
  private let name = UILabel(), mail = UILabel(), city = UILabel()

  func show(_ user: User) {
    name.text = user.name
    mail.text = user.mail
    city.text = user.city
  }

  func show(_ draft: Draft) {
    name.text = draft.name
    mail.text = draft.mail
    city.text = draft.city
  }

  func translate() {
    name.text = NSLocalizedString("name", comment: "")
    mail.text = NSLocalizedString("mail", comment: "")
    city.text = NSLocalizedString("city", comment: "")
  }
}
