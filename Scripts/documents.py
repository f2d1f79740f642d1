"""The Markdown of the repository, read alike by `site` and `check-links`: its files, headings and links."""

import dataclasses
import os
import pathlib
import re
import urllib.parse

import markdown_it

ROOT = pathlib.Path(__file__).resolve().parent.parent
IGNORED_FOLDERS = {".build", ".git", ".swiftpm", "__pycache__"}


def markdown_files():
    """All Markdown files below the root, sorted by path."""
    found = []
    for folder, folders, names in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in IGNORED_FOLDERS]
        found += [pathlib.Path(folder, name).relative_to(ROOT) for name in names if name.endswith(".md")]
    return sorted(found)


def parser():
    """CommonMark with GitHub's tables and strikethrough."""
    return markdown_it.MarkdownIt("commonmark", {"html": False}).enable(["table", "strikethrough"])


def plain_text(inline):
    """What a reader sees of an inline token."""
    parts = []
    for token in inline.children or []:
        if token.type in {"text", "code_inline"}:
            parts.append(token.content)
        elif token.type in {"softbreak", "hardbreak"}:
            parts.append(" ")
    return "".join(parts)


class AnchorNames:
    """The anchors of a page's headings, as GitHub makes them: `-1` follows the second of a name."""

    def __init__(self):
        self.taken = {}

    def name(self, heading):
        base = anchor = re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")
        while anchor in self.taken:
            self.taken[base] += 1
            anchor = f"{base}-{self.taken[base]}"
        self.taken[anchor] = 0
        return anchor


@dataclasses.dataclass
class Heading:
    level: int
    anchor: str
    text: str


@dataclasses.dataclass
class Link:
    """A link or a picture, with the line (from 1) of the paragraph that it stands in."""

    line: int
    target: str


@dataclasses.dataclass
class Document:
    path: pathlib.Path
    tokens: list
    headings: list
    links: list

    @property
    def title(self):
        return self.headings[0].text if self.headings else self.path.stem

    @property
    def anchors(self):
        return {heading.anchor for heading in self.headings}


def read_document(path):
    """Parses a file, given relative to the root, and sets the `id` of each heading."""
    tokens = parser().parse((ROOT / path).read_text(encoding="utf-8"))
    names, headings, links, line = AnchorNames(), [], [], 1
    for index, token in enumerate(tokens):
        if token.map:
            line = token.map[0] + 1
        if token.type == "heading_open":
            text = plain_text(tokens[index + 1])
            anchor = names.name(text)
            token.attrSet("id", anchor)
            headings.append(Heading(int(token.tag[1]), anchor, text))
        for child in token.children or []:
            target = child.attrGet("href") or child.attrGet("src")
            if target is not None:
                links.append(Link(line, target))
    return Document(path, tokens, headings, links)


@dataclasses.dataclass
class Target:
    """Where a relative link leads: a path below the root, and an anchor, which may be empty."""

    path: pathlib.Path
    anchor: str


def resolve(link, path):
    """The target of a link in the file at `path`; nothing where the link leads out of the repository."""
    parts = urllib.parse.urlsplit(link)
    if parts.scheme or parts.netloc:
        return None
    name = urllib.parse.unquote(parts.path)
    if not name:
        target = path.as_posix()
    elif name.startswith("/"):
        target = name.lstrip("/")
    else:
        target = os.path.normpath(path.parent / name)
    return Target(pathlib.Path(target), urllib.parse.unquote(parts.fragment))


def exists(path):
    """Whether a path below the root exists in exactly these letters, as on a system that tells case."""
    if path.is_absolute() or path.parts[:1] == ("..",):
        return False
    folder = ROOT
    for part in path.parts:
        if not folder.is_dir() or part not in os.listdir(folder):
            return False
        folder /= part
    return True
