"""Findings of untangle as outputs of a build.

    load("@untangle//:untangle.bzl", "untangle_lint", "untangle_test")

    untangle_lint(name = "findings", targets = ["//App", "//Kit"], config = [".lintrc.yml"])
    untangle_test(name = "findings_test", lint = ":findings")

One action takes the facts of each target that has Swift sources or resources, and one judges them all.
"""

UntangleFacts = provider(
    doc = "What a target and those below it have for untangle.",
    fields = {
        "handed": "depset of File: what the target, and those that it takes files from, have taken facts of",
        "parts": "depset of struct(files, facts): a tuple of files and the File with their facts; deps first",
    },
)

UntangleFindings = provider(
    doc = "What untangle_lint has made.",
    fields = {
        "junit": "File: the findings as JUnit has them",
        "status": "File: 0, or 1 where the findings fail a run",
        "text": "File: the findings as text",
    },
)

UntangleSetting = provider(
    doc = "What a build setting says.",
    fields = {"value": "a text"},
)

def _setting_impl(ctx):
    return UntangleSetting(value = ctx.build_setting_value)

untangle_setting = rule(
    implementation = _setting_impl,
    build_setting = config.string(flag = True),
    doc = "A text that is set on the command line.",
)

# What every action needs.
_TOOLS = {
    "_limits": attr.label(
        default = ":limits",
        allow_files = True,
    ),
    "_untangle": attr.label(
        default = ":untangle",
        allow_files = True,
        cfg = "exec",
        executable = True,
    ),
}

# Attributes with the files of a target.
_FILES = [
    "app_icons",
    "data",
    "infoplists",
    "launch_storyboard",
    "resources",
    "settings_bundle",
    "srcs",
    "structured_resources",
]

# Attributes with targets whose sources belong to the same program.
_TARGETS = [
    "actual",
    "app_clips",
    "binary",
    "deps",
    "exports",
    "extensions",
    "frameworks",
    "implementation_deps",
    "private_deps",
    "test_host",
    "tests",
    "watch_application",
]

# How the files end from which untangle takes names of assets, and keys.
_RESOURCES = [
    "Info.plist",
    ".JPG",
    ".PNG",
    ".gif",
    ".heic",
    ".icns",
    ".jpeg",
    ".jpg",
    ".pdf",
    ".png",
    ".storyboard",
    ".svg",
    ".tif",
    ".tiff",
    ".webp",
    ".xib",
]

def _is_swift(file):
    return file.extension == "swift"

def _is_resource(file):
    path = file.short_path
    for ending in _RESOURCES:
        if path.endswith(ending):
            return True
    return ".xcassets/" in path or (path.endswith(".plist") and ".bundle/" in path)

def _below(ctx, names):
    """The UntangleFacts of the targets in these attributes of the rule that the aspect looks at."""
    found = []
    for name in names:
        value = getattr(ctx.rule.attr, name, None)
        for target in value if type(value) == "list" else [value]:
            if type(target) == "Target" and UntangleFacts in target:
                found.append(target[UntangleFacts])
    return found

def _own_files(ctx, handed):
    """The files that no target below has handed up, each once. What lies in another repository is not judged."""
    known = {file: None for file in handed.to_list()}
    own = {}
    for name in _FILES:
        for file in getattr(ctx.rule.files, name, []):
            if file in known or file.short_path.startswith("../"):
                continue
            if file.is_source and (_is_swift(file) or _is_resource(file)):
                own[file] = None
            elif ctx.attr.generated == "read" and _is_swift(file):
                own[file] = None
    return own.keys()

def _take_facts(ctx, files, output):
    """Declares the action that takes the facts of files."""
    options = ctx.actions.args()
    options.add("facts")
    options.add("--output", output)

    # Bazel takes an action for the work of one core.
    options.add("--threads", "1")
    options.add_all(ctx.files._limits, before_each = "--config")
    names = ctx.actions.args()
    names.use_param_file("@%s", use_always = True)
    names.set_param_file_format("multiline")
    names.add_all(files)
    ctx.actions.run(
        executable = ctx.executable._untangle,
        arguments = [options, names],
        inputs = list(files) + ctx.files._limits,
        outputs = [output],
        mnemonic = "UntangleFacts",
        progress_message = "Taking the facts of %s" % ctx.label,
    )

def _facts_impl(target, ctx):
    from_files = _below(ctx, _FILES)
    handed = depset(transitive = [below.handed for below in from_files])
    parts = [below.parts for below in from_files + _below(ctx, _TARGETS)]
    own = _own_files(ctx, handed)
    if not own:
        return UntangleFacts(
            handed = handed,
            parts = depset(transitive = parts, order = "postorder"),
        )

    # Each form of the aspect declares an action of its own.
    form = ".generated" if ctx.attr.generated == "read" else ""
    facts = ctx.actions.declare_file("%s.untangle%s.facts" % (ctx.label.name, form))
    _take_facts(ctx, own, facts)
    part = struct(files = tuple(own), facts = facts)
    return UntangleFacts(
        handed = depset(own, transitive = [handed]),
        parts = depset([part], transitive = parts, order = "postorder"),
    )

_GENERATED = attr.string(
    default = "skip",
    values = ["read", "skip"],
    doc = "What becomes of Swift sources that the build makes.",
)

untangle_facts = aspect(
    implementation = _facts_impl,
    attr_aspects = _FILES + _TARGETS,
    attrs = dict(_TOOLS, generated = _GENERATED),
    doc = "Takes the facts of each target with Swift sources or resources.",
)

def _all_facts(ctx):
    """The files of facts of all targets, each source in one of them, and these sources."""
    taken = []
    seen = {}
    parts = depset(transitive = [target[UntangleFacts].parts for target in ctx.attr.targets], order = "postorder")
    for part in parts.to_list():
        # By the short path: a target that is built for two platforms is there twice.
        own = [file for file in part.files if file.short_path not in seen]
        seen.update({file.short_path: file for file in own})
        facts = part.facts
        if own and len(own) < len(part.files):
            # Some of its sources are in the facts of another target, too.
            facts = ctx.actions.declare_file("%s.%d.facts" % (ctx.label.name, len(taken)))
            _take_facts(ctx, own, facts)
        if own:
            taken.append(facts)
    return taken, [file for file in seen.values() if _is_swift(file)]

# How the file of each format ends.
_FORMATS = {
    "checkstyle": "checkstyle.xml",
    "csv": "csv",
    "github": "github.txt",
    "gitlab": "gitlab.json",
    "html": "html",
    "json": "json",
    "jsonl": "jsonl",
    "junit": "junit.xml",
    "markdown": "md",
    "rdjson": "rdjson.json",
    "sarif": "sarif",
    "sonarqube": "sonarqube.json",
}

# Those that show more of the sources than the facts have: columns, lines, edits.
_FORMATS_WITH_SOURCES = ["html", "rdjson", "sarif", "sonarqube"]

def _configuration(ctx):
    """The options that name the configuration, and the files that the run may read of it."""
    own = ctx.file.config
    if own and own.short_path == ".lintrc.yml":
        # The program finds it in its current folder, and the others in the folders of the sources.
        return [], [own] + ctx.files.more_configs
    if own:
        return [own], [own] + ctx.files.more_configs
    if ctx.files.more_configs:
        fail("more_configs needs config: name the .lintrc.yml beside WORKSPACE, which may be empty")

    # Without a named one the program would look upwards, out of what the action may depend on.
    none = ctx.actions.declare_file(ctx.label.name + ".lintrc.yml")
    ctx.actions.write(none, "# The defaults.\n")
    return [none], [none]

# Findings are no failure of the action, whose outcome would not be kept: what the run ends with is an output.
_JUDGE = """
text=$1 status=$2
shift 2
code=0
"$@" >"$text" || code=$?
[ "$code" -lt 2 ] || exit "$code"
echo "$code" >"$status"
"""

def _lint_impl(ctx):
    name = ctx.label.name
    for format in ctx.attr.reports:
        if format not in _FORMATS:
            fail("there is no format '%s'; the formats are %s" % (format, ", ".join(_FORMATS)))
    facts, sources = _all_facts(ctx)
    list_of_facts = ctx.actions.declare_file(name + ".facts.txt")
    lines = ctx.actions.args()
    lines.set_param_file_format("multiline")
    lines.add_all(facts)
    ctx.actions.write(list_of_facts, lines)

    text = ctx.actions.declare_file(name + ".txt")
    status = ctx.actions.declare_file(name + ".status")
    junit = ctx.actions.declare_file(name + ".junit.xml")
    reports = {
        format: ctx.actions.declare_file("%s.%s" % (name, _FORMATS[format]))
        for format in ctx.attr.reports
        if format != "junit"
    }
    reports["junit"] = junit
    configs, inputs = _configuration(ctx)
    if [format for format in ctx.attr.reports if format in _FORMATS_WITH_SOURCES]:
        inputs = inputs + sources

    options = ctx.actions.args()
    options.add(text)
    options.add(status)
    options.add(ctx.executable._untangle)
    options.add("lint")
    options.add("--facts")
    options.add(list_of_facts, format = "@%s")
    options.add("--format", "xcode")
    for format, file in reports.items():
        options.add(file, format = "--report=%s=%%s" % format)
    options.add_all(configs, before_each = "--config")
    if ctx.attr.fail_on:
        options.add("--fail-on", ctx.attr.fail_on)
    if ctx.file.baseline:
        options.add("--baseline", ctx.file.baseline)
        inputs = inputs + [ctx.file.baseline]
    options.add_all(ctx.attr.options)
    epoch = ctx.attr._source_date_epoch[UntangleSetting].value
    ctx.actions.run_shell(
        command = _JUDGE,
        arguments = [options],
        tools = [ctx.executable._untangle],
        inputs = facts + [list_of_facts] + inputs,
        outputs = [text, status] + reports.values(),
        env = {"SOURCE_DATE_EPOCH": epoch} if epoch else {},
        mnemonic = "UntangleLint",
        progress_message = "Judging the facts of %d targets for %s" % (len(facts), ctx.label),
    )
    asked = [text] + [reports[format] for format in ctx.attr.reports]
    return [
        DefaultInfo(files = depset(asked)),
        UntangleFindings(junit = junit, status = status, text = text),
        OutputGroupInfo(untangle_facts = depset([list_of_facts] + facts)),
    ]

untangle_lint = rule(
    implementation = _lint_impl,
    attrs = dict(
        _TOOLS,
        _source_date_epoch = attr.label(default = ":source_date_epoch"),
        baseline = attr.label(
            allow_single_file = True,
            doc = "What 'untangle baseline' wrote.",
        ),
        config = attr.label(
            allow_single_file = True,
            doc = "The configuration of the run: the .lintrc.yml beside WORKSPACE, or any other file.",
        ),
        fail_on = attr.string(
            values = ["", "note", "warning", "error", "never"],
            doc = "The severity from which on a test fails.",
        ),
        generated = _GENERATED,
        more_configs = attr.label_list(
            allow_files = True,
            doc = "The .lintrc.yml of folders, and what they or 'config' extend.",
        ),
        options = attr.string_list(
            doc = "Further options of 'untangle lint'.",
        ),
        reports = attr.string_list(
            doc = "Formats in which the findings are written, beside the text: " + ", ".join(_FORMATS),
        ),
        targets = attr.label_list(
            aspects = [untangle_facts],
            doc = "What is judged, with all targets that it depends on.",
        ),
    ),
    doc = "Judges the sources of targets together. Findings fail no build: untangle_test does.",
)

_SHOW = """#!/bin/sh
# A test runs beside its files.
[ -z "${{XML_OUTPUT_FILE:-}}" ] || cp "{junit}" "$XML_OUTPUT_FILE"
cat "{text}"
exit "$(cat "{status}")"
"""

def _test_impl(ctx):
    findings = ctx.attr.lint[UntangleFindings]
    files = {name: getattr(findings, name) for name in ["junit", "status", "text"]}
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.write(
        script,
        _SHOW.format(**{name: file.short_path for name, file in files.items()}),
        is_executable = True,
    )
    return DefaultInfo(executable = script, runfiles = ctx.runfiles(files = files.values()))

untangle_test = rule(
    implementation = _test_impl,
    attrs = {
        "lint": attr.label(
            mandatory = True,
            providers = [UntangleFindings],
            doc = "An untangle_lint.",
        ),
    },
    doc = "Shows the findings of an untangle_lint, and fails where they fail a run.",
    test = True,
)
