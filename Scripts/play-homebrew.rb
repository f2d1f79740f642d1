# Simulates Homebrew's installation of a formula on this machine. Run it in the folder of the unpacked archive.
#
#   ruby Scripts/play-homebrew.rb FORMULA RELEASE PREFIX
#
# Only the parts of Homebrew that our formula uses are simulated; any other word ends the run.
require "digest"
require "fileutils"
require "rbconfig"

class Formula
  MACHINE = RbConfig::CONFIG["host_cpu"].match?(/\A(arm|aarch64)/) ? :arm : :intel
  DECLARED = {}

  class << self
    %i[desc homepage version license url sha256].each do |word|
      define_method(word) { |value| DECLARED[word] = value }
    end

    def on_linux
      yield
    end

    def on_macos; end

    def on_intel
      yield if MACHINE == :intel
    end

    def on_arm
      yield if MACHINE == :arm
    end

    def test; end
  end

  # A folder into which files are installed under their own names.
  Place = Struct.new(:path) do
    def install(file)
      FileUtils.mkdir_p(path)
      FileUtils.cp(file, path)
    end
  end

  {
    bin: "bin", man1: "share/man/man1", bash_completion: "etc/bash_completion.d",
    zsh_completion: "share/zsh/site-functions", fish_completion: "share/fish/vendor_completions.d",
  }.each do |word, folder|
    define_method(word) { Place.new(File.join(ARGV[2], folder)) }
  end
end

load ARGV[0]
Untangle.new.install
declared = Formula::DECLARED
archive = File.join(ARGV[1], File.basename(declared.fetch(:url)))
abort "error: #{archive} has another checksum" if Digest::SHA256.file(archive).hexdigest != declared.fetch(:sha256)
missing = %i[desc homepage license].reject { |word| declared[word] }
abort "error: the formula lacks #{missing.join(", ")}" unless missing.empty?
