"""The program for Bazel with modules; untried, as MODULE.bazel says.

    untangle = use_extension("@untangle//:extensions.bzl", "untangle")
    untangle.installed(path = "/usr/local/bin/untangle")
"""

load(":program.bzl", "untangle_installed", "untangle_release")

def _untangle_impl(module_ctx):
    for module in module_ctx.modules:
        if not module.is_root:
            continue
        for tag in module.tags.release:
            return untangle_release(
                name = "untangle_program",
                releases = tag.releases,
                sha256 = tag.sha256,
                version = tag.version,
            )
        for tag in module.tags.installed:
            return untangle_installed(name = "untangle_program", path = tag.path)
    return untangle_installed(name = "untangle_program")

# As the rules have them.
untangle = module_extension(
    implementation = _untangle_impl,
    tag_classes = {
        "installed": tag_class(attrs = {"path": attr.string()}),
        "release": tag_class(
            attrs = {
                "releases": attr.string(mandatory = True),
                "sha256": attr.string_dict(mandatory = True),
                "version": attr.string(mandatory = True),
            },
        ),
    },
)
