final class CardController: UIViewController {
  private let title = UILabel(), subtitle = UILabel(), image = UIImageView()

  override func viewDidLoad() {
    title.isHidden = true
    subtitle.isHidden = true
    image.isHidden = true
  }

  func setupViews() {
    title.text = nil
    subtitle.text = nil
    image.image = nil
  }

  init() {
    title.alpha = 0
    subtitle.alpha = 0
    image.alpha = 0
  }

  func reveal() {
    title.isHidden = false
    title.alpha = 1
    subtitle.isHidden = false
    subtitle.alpha = 1
    image.isHidden = false
    image.alpha = 1
  }
}
