"""js/lib/qr.js: QR codes, read back with jsQR."""

import base64
from collections.abc import Callable

import npm
import pytest
from playwright.sync_api import Locator

from tests.browser.conftest import HERE, Sit
from tests.browser.lib.workbench import Workbench
from tests.browser.person import Look
from tests.browser.robot import OPEN, new_table, person
from tests.table.server import Server

# How many bytes a code of each version holds at level M, by the standard.
MOST_BYTES = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213]
SHOW_CODE = """
  const code = dom.picture(qr.qr(text));
  code.style.setProperty("position", "fixed");
  code.style.setProperty("inset", "100px auto auto 100px");
  code.style.setProperty("width", "400px");
  document.body.append(code);
"""

Camera = Callable[[Locator], str | None]


@pytest.fixture(scope="module")
def camera() -> Camera:
    """Reads a code as it is seen on the page."""
    try:
        modules = npm.modules(HERE, "The test of the QR codes")
    except npm.NpmMissingError as error:  # never in CI: there it is installed, or it fails
        pytest.skip(str(error))
    decoder = (modules / "jsqr" / "dist" / "jsQR.js").read_text()

    def look(code: Locator) -> str | None:
        png = base64.b64encode(code.screenshot()).decode()
        code.page.evaluate(decoder)
        read: str | None = code.page.evaluate(
            """async (png) => {
              const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
              const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
              const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
              const context = canvas.getContext("2d");
              context.drawImage(bitmap, 0, 0);
              const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
              return jsQR(data, bitmap.width, bitmap.height)?.data ?? null;
            }""",
            png,
        )
        return read

    return look


@pytest.mark.parametrize("version", range(1, 11))
def test_a_qr_code_of_the_least_size_is_read_back(
    bench: Workbench, camera: Camera, version: int
) -> None:
    link = "https://frost.example/#/join/" + "Zm9yIHlvdSBhbG9uZQ" * 12
    text = link[: MOST_BYTES[version - 1]]
    bench.run(SHOW_CODE, text=text)
    code = bench.page.locator("svg.qr")
    size = 17 + 4 * version + 8
    assert code.get_attribute("viewBox") == f"0 0 {size} {size}"
    assert camera(code) == text


def test_a_qr_code_holds_every_letter(bench: Workbench, camera: Camera) -> None:
    text = "Wachten op Zoë, señor · 冬 · {}"
    bench.run(SHOW_CODE, text=text)
    assert camera(bench.page.locator("svg.qr")) == text


def test_a_text_that_is_too_long_for_a_qr_code_is_refused(bench: Workbench) -> None:
    script = """
      try { qr.qr(text); } catch (error) { return [error.name, error.message]; }
    """
    refused = ["RangeError", "This text is too long for a QR code."]
    assert bench.run(script, text="x" * 214) == refused
    assert bench.run(script, text="é" * 107) == refused
    assert bench.run(script, text="é" * 106) is None


def test_the_code_in_the_lobby_says_the_link_beside_it(
    server: Server, sit: Sit, camera: Camera
) -> None:
    me = sit(server, Look(width=390, dark=True))
    table = new_table(server, person("Ada"), OPEN)
    me.hold(table)
    me.go(f"#/table/{table.id}")
    link = me.page.get_by_role("textbox", name="Invitation link").input_value()
    assert link == f"{server.address}/#/join/{table.invitations[0]['invitation']}"
    assert camera(me.page.get_by_role("img", name="QR code")) == link
