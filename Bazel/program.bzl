"""The program as a repository: the one that is installed, or that of a release.

    load("@untangle//:program.bzl", "untangle_installed")

    untangle_installed(name = "untangle_program")

Either gives @untangle_program//:untangle, which @untangle//:untangle stands for where nobody says otherwise.
"""

_BUILD = """
exports_files(
    ["untangle"],
    visibility = ["//visibility:public"],
)
"""

# What `uname -sm` prints, and what a release calls it.
_PLATFORMS = {
    "Darwin arm64": "macos-universal",
    "Darwin x86_64": "macos-universal",
    "Linux aarch64": "linux-arm64",
    "Linux x86_64": "linux-x86_64",
}

def _installed_impl(repository_ctx):
    path = repository_ctx.attr.path or repository_ctx.which("untangle")
    if not path:
        fail("there is no untangle on the PATH: install it, name it by 'path', or take an untangle_release")
    repository_ctx.symlink(path, "untangle")
    repository_ctx.file("BUILD", _BUILD)

untangle_installed = repository_rule(
    implementation = _installed_impl,
    attrs = {
        "path": attr.string(
            doc = "The absolute path of the program; without it, the one on the PATH.",
        ),
    },
    environ = ["PATH"],
    local = True,
)

def _release_impl(repository_ctx):
    machine = repository_ctx.execute(["uname", "-sm"]).stdout.strip()
    platform = _PLATFORMS.get(machine)
    if not platform:
        fail("no release has a program for %s: build it, and take untangle_installed" % machine)
    checksum = repository_ctx.attr.sha256.get(platform)
    if not checksum:
        fail("sha256 names no checksum for %s: SHA256SUMS of the release has it" % platform)
    name = "untangle-%s-%s" % (repository_ctx.attr.version, platform)
    repository_ctx.download_and_extract(
        url = "%s/v%s/%s.tar.gz" % (repository_ctx.attr.releases, repository_ctx.attr.version, name),
        output = "release",
        sha256 = checksum,
        stripPrefix = name,
    )
    repository_ctx.symlink("release/bin/untangle", "untangle")
    repository_ctx.file("BUILD", _BUILD)

untangle_release = repository_rule(
    implementation = _release_impl,
    attrs = {
        "releases": attr.string(
            mandatory = True,
            doc = "The address with a folder for each tag: https://github.com/OWNER/untangle/releases/download.",
        ),
        "sha256": attr.string_dict(
            mandatory = True,
            doc = "The checksum of the archive for each platform: linux-x86_64, linux-arm64, macos-universal.",
        ),
        "version": attr.string(
            mandatory = True,
            doc = "Without v.",
        ),
    },
)
