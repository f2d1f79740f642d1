# Homebrew's formula of untangle @VERSION@, written by Scripts/release. Its place is Formula/untangle.rb of a tap.
class Untangle < Formula
  desc "Finds Boolean state in Swift code and shows what to write instead"
  homepage "https://github.com/@REPOSITORY@"
  version "@VERSION@"
  license "MIT"

@PLATFORMS@

  def install
    bin.install "bin/untangle"
    man1.install "share/man/man1/untangle.1"
    bash_completion.install "share/bash-completion/completions/untangle"
    zsh_completion.install "share/zsh/site-functions/_untangle"
    fish_completion.install "share/fish/vendor_completions.d/untangle.fish"
  end

  test do
    (testpath/"Signal.swift").write <<~SWIFT
      enum Signal { case go, stop, wait }
      func color(_ signal: Signal) -> Int {
        switch signal {
        case .go: 1
        case .stop: 2
        default: 3
        }
      }
    SWIFT
    findings = shell_output("#{bin}/untangle lint --format xcode #{testpath}", 1)
    assert_match "last_case_default", findings
  end
end
