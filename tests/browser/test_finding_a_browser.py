"""tools/browser.py: which browser the tests drive, and what is said when there is none."""

from pathlib import Path

import browser
import in_env
import pytest


@pytest.fixture
def bare_machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A machine without any program; its folder for programs."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("HOARFROST_BROWSER", raising=False)
    monkeypatch.delenv("CI", raising=False)
    return tmp_path


def test_a_browser_on_the_path_is_found(bare_machine: Path) -> None:
    program = bare_machine / "google-chrome"
    program.touch(mode=0o755)
    assert browser.path() == str(program)


def test_the_browser_without_windows_is_taken_before_the_whole_one(bare_machine: Path) -> None:
    for name in ("chromium", "chromium-headless-shell"):
        (bare_machine / name).touch(mode=0o755)
    assert browser.path() == str(bare_machine / "chromium-headless-shell")


def test_a_browser_that_is_named_comes_first(
    bare_machine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (bare_machine / "chromium").touch(mode=0o755)
    named = bare_machine / "my-browser"
    named.touch(mode=0o755)
    monkeypatch.setenv("HOARFROST_BROWSER", str(named))
    assert browser.path() == str(named)


@pytest.mark.usefixtures("bare_machine")
def test_a_browser_that_is_named_must_be_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOARFROST_BROWSER", "nowhere")
    with pytest.raises(FileNotFoundError, match="nowhere"):
        browser.path()


@pytest.mark.usefixtures("bare_machine")
def test_without_a_browser_one_is_told_what_to_install() -> None:
    with pytest.raises(browser.BrowserMissingError, match="install chromium-headless-shell"):
        browser.path()


@pytest.mark.usefixtures("bare_machine")
def test_in_ci_a_browser_that_cannot_be_installed_is_a_failure(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("CI", "true")
    with pytest.raises(SystemExit, match="install chromium-headless-shell"):
        browser.path()


def test_in_ci_a_missing_browser_is_installed(
    bare_machine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CI", "true")

    def install(packages: list[str], *_words: str) -> None:
        (bare_machine / packages[0]).touch(mode=0o755)

    monkeypatch.setattr(in_env, "install_from_debian", install)
    assert browser.path() == str(bare_machine / "chromium-headless-shell")
