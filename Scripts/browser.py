"""Chromium without a window, driven through a pipe by the DevTools protocol; no server, no port, no driver."""

import base64
import collections
import json
import os
import select
import shutil
import subprocess
import tempfile
import time


class BrowserError(Exception):
    pass


def find():
    """The program of the system."""
    for name in ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"):
        path = shutil.which(name)
        if path:
            return path
    raise BrowserError("there is no Chromium; Debian's package is 'chromium'")


class Browser:
    """One process with one page. Messages, requests and dialogs of the page are kept until `take`."""

    def __init__(self, attempts=3):
        self.program = find()
        for attempt in range(attempts):
            try:
                self._start()
                return
            except BrowserError:
                self.close()
                if attempt == attempts - 1:
                    raise
                time.sleep(1 + attempt)

    def _start(self):
        self.profile = tempfile.mkdtemp(prefix="untangle-browser-")
        self.identifier, self.session, self.buffer = 0, None, b""
        self.events = collections.deque()
        to_browser, self.writing = os.pipe()
        self.reading, from_browser = os.pipe()

        def connect():
            # Chromium reads from descriptor 3 and writes to 4. A pipe may already use one of these numbers.
            first, second = os.dup(to_browser), os.dup(from_browser)
            while first < 5:
                first = os.dup(first)
            while second < 5:
                second = os.dup(second)
            os.dup2(first, 3)
            os.dup2(second, 4)

        self.process = subprocess.Popen(
            [self.program, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
             "--remote-debugging-pipe", "--no-first-run", "--disable-extensions", "--disable-background-networking",
             "--disable-component-update", "--hide-scrollbars", "--force-color-profile=srgb",
             f"--user-data-dir={self.profile}", "about:blank"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, close_fds=False,
            preexec_fn=connect)
        os.close(to_browser)
        os.close(from_browser)
        targets = self.call("Target.getTargets", seconds=40)["targetInfos"]
        target = next((target for target in targets if target["type"] == "page"), None)
        identifier = target["targetId"] if target else self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=identifier, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")

    def close(self):
        for pipe in (self.writing, self.reading):
            try:
                os.close(pipe)
            except OSError:
                pass
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def _receive(self, seconds):
        """The next message; nothing when the time is over."""
        end = time.monotonic() + seconds
        while b"\0" not in self.buffer:
            ready, _, _ = select.select([self.reading], [], [], max(end - time.monotonic(), 0))
            if not ready:
                return None
            part = os.read(self.reading, 1 << 20)
            if not part:
                raise BrowserError("the browser has ended")
            self.buffer += part
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, seconds=60, **parameters):
        self.identifier += 1
        request = {"id": self.identifier, "method": method, "params": parameters}
        if self.session:
            request["sessionId"] = self.session
        try:
            data = json.dumps(request).encode() + b"\0"
            while data:
                data = data[os.write(self.writing, data):]
        except OSError as error:
            raise BrowserError(f"the browser has ended: {error}") from error
        end = time.monotonic() + seconds
        while True:
            message = self._receive(end - time.monotonic())
            if message is None:
                raise BrowserError(f"{method} takes more than {seconds} seconds")
            if message.get("id") == self.identifier:
                if "error" in message:
                    raise BrowserError(f"{method}: {message['error']['message']}")
                return message["result"]
            if "method" in message:
                self.events.append(message)

    def take(self):
        """The events since the last time."""
        while (message := self._receive(0.05)) is not None:
            if "method" in message:
                self.events.append(message)
        events, self.events = list(self.events), collections.deque()
        return events

    def open(self, address, seconds=60):
        """Leads to the address and waits for the page to be loaded."""
        self.call("Page.navigate", url="about:blank")
        self.take_until("Page.loadEventFired", seconds)
        self.call("Page.navigate", url=address)
        self.take_until("Page.loadEventFired", seconds)

    def reload(self, seconds=60):
        self.call("Page.reload")
        self.take_until("Page.loadEventFired", seconds)

    def take_until(self, method, seconds):
        """Waits for an event; all others stay."""
        end = time.monotonic() + seconds
        kept = collections.deque()
        while True:
            while self.events:
                event = self.events.popleft()
                if event["method"] == method:
                    self.events = kept + self.events
                    return
                kept.append(event)
            message = self._receive(end - time.monotonic())
            if message is None:
                raise BrowserError(f"no {method} within {seconds} seconds")
            if "method" in message:
                self.events.append(message)

    def evaluate(self, expression, seconds=60):
        """The value of an expression of the page, after it if it is a promise."""
        result = self.call("Runtime.evaluate", seconds=seconds, expression=expression, returnByValue=True,
                           awaitPromise=True)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise BrowserError(details.get("exception", {}).get("description", details["text"]))
        return result["result"].get("value")

    def resize(self, width, height=900, mobile=False):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=mobile)

    def prefer(self, scheme, media=""):
        self.call("Emulation.setEmulatedMedia", media=media,
                  features=[{"name": "prefers-color-scheme", "value": scheme}])

    def click(self, expression):
        """Clicks into the middle of an element with a real pointer."""
        place = self.evaluate(
            f"(() => {{ const node = {expression}; if (!node) return null;"
            " node.scrollIntoView({block: 'center'}); const box = node.getBoundingClientRect();"
            " return [box.x + box.width / 2, box.y + box.height / 2]; })()")
        if place is None:
            raise BrowserError(f"there is no {expression}")
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, x=place[0], y=place[1], button="left", clickCount=1)

    def press(self, key):
        codes = {"Enter": (13, "\r"), "Tab": (9, ""), " ": (32, " ")}
        code, text = codes[key]
        self.call("Input.dispatchKeyEvent", type="keyDown", key=key, text=text, windowsVirtualKeyCode=code)
        self.call("Input.dispatchKeyEvent", type="keyUp", key=key, windowsVirtualKeyCode=code)

    def type(self, text):
        self.call("Input.insertText", text=text)

    def picture(self, path):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        path.write_bytes(base64.b64decode(data))

    def pdf(self):
        return base64.b64decode(self.call("Page.printToPDF", seconds=120, printBackground=False)["data"])
