"""js/lib/sound.js: short sounds, and none unless they were switched on."""

import pytest

from tests.browser.lib.workbench import Workbench

SOUNDS = ["card", "wood", "ice", "coin", "turn"]


def test_no_sound_is_made_unless_it_was_switched_on(bench: Workbench) -> None:
    script = """
      let made = 0;
      globalThis.AudioContext = class extends OfflineAudioContext {
        constructor() { super(1, 4410, 44100); made += 1; }
        async resume() {}
      };
      for (const each of sounds) sound.play(each);
      const before = made;
      store.settings.set("sound", true);
      for (const each of sounds) sound.play(each);
      return [before, made];
    """
    assert bench.run(script, sounds=SOUNDS) == [0, 1]


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_is_heard_short_and_not_too_loud(bench: Workbench, name: str) -> None:
    script = """
      store.settings.set("sound", true);
      let context;
      globalThis.AudioContext = class extends OfflineAudioContext {
        constructor() { super(1, 44100, 44100); context = this; }
        async resume() {}
      };
      sound.play(name);
      const samples = (await context.startRendering()).getChannelData(0).map(Math.abs);
      return [Math.max(...samples), samples.findLastIndex((sample) => sample > 0.00005) / 44.1];
    """
    loud, milliseconds = bench.run(script, name=name)
    assert 0.02 < loud < 0.5
    assert 20 < milliseconds < 200
