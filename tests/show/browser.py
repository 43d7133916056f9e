"""A page in chromium, and what an expression is worth there."""

import re
import subprocess
from html import unescape
from pathlib import Path

from tests.show.hostile import program

CHROMIUM = (
    "--headless --no-sandbox --disable-gpu --no-first-run --disable-background-networking --disable-component-update "
    "--disable-sync --allow-file-access-from-files --virtual-time-budget=60000 --dump-dom"
)


def in_chromium(page: Path, width: int, expression: str, folder: Path, link: str = "", *options: str) -> str:
    """What an expression is worth, at once or later, in a frame of that width that shows the page; `inner` is its
    window."""
    driver = folder / "driver.html"
    driver.write_text(
        f"""<iframe id=f src="{page.as_uri()}{link}" width={width} height=900 frameborder=0></iframe><pre id=out></pre>
        <script>f.onload = function () {{
          f.onload = null;
          var inner = f.contentWindow;
          Promise.resolve().then(function () {{ return {expression}; }}).catch(String)
            .then(function (found) {{ out.textContent = found; }});
        }};</script>""",
        encoding="utf-8",
    )
    profile = f"--user-data-dir={folder / 'profile'}"
    command = [program("chromium"), *CHROMIUM.split(), *options, f"--window-size={width + 100},1000", profile]
    done = subprocess.run([*command, driver.as_uri()], capture_output=True, text=True, timeout=120, check=True)
    found = re.search('<pre id="out">(.*?)</pre>', done.stdout, re.DOTALL)
    assert found, done.stderr
    return unescape(found[1])
