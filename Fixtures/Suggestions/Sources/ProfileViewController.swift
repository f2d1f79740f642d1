import UIKit

struct Profile {
  var name: String
  var avatar: UIImage?
}

final class ProfileViewController: UIViewController {
  private let nameLabel = UILabel()
  private let retryButton = UIButton(type: .system)
  private let spinner = UIActivityIndicatorView(style: .large)

  private let fetch: (@escaping @MainActor (Result<Profile, any Error>) -> Void) -> Void

  private var isLoading = false
  private var hasFailed = false
  private var profile: Profile?
  private var didAppearOnce = false

  init(fetch: @escaping (@escaping @MainActor (Result<Profile, any Error>) -> Void) -> Void) {
    self.fetch = fetch
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(nameLabel)
    view.addSubview(retryButton)
    view.addSubview(spinner)
    retryButton.setTitle("Try again", for: .normal)
    retryButton.addAction(UIAction { [weak self] _ in self?.reload() }, for: .touchUpInside)
    updateViews()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !didAppearOnce else { return }
    didAppearOnce = true
    reload()
  }

  private func reload() {
    if isLoading { return }
    isLoading = true
    hasFailed = false
    profile = nil
    updateViews()
    fetch { [weak self] result in
      self?.finish(result)
    }
  }

  private func finish(_ result: Result<Profile, any Error>) {
    switch result {
    case .success(let profile):
      isLoading = false
      hasFailed = false
      self.profile = profile
    case .failure:
      isLoading = false
      hasFailed = true
      profile = nil
    }
    updateViews()
  }

  private func updateViews() {
    if isLoading {
      spinner.startAnimating()
    } else {
      spinner.stopAnimating()
    }
    retryButton.isHidden = !hasFailed
    nameLabel.isHidden = profile == nil
    nameLabel.text = profile?.name
  }
}
