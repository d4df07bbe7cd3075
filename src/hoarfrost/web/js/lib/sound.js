// @ts-check
/** Five dry sounds, made here. Silent unless switched on. */

import { settings } from "./store.js";

/** @typedef {"card" | "wood" | "ice" | "coin" | "turn"} Sound */

/** @type {AudioContext | null} */
let context = null;

/** @param {Sound} sound */
export function play(sound) {
  if (!settings.get("sound")) return;
  context ??= new AudioContext();
  void context.resume();
  SOUNDS[sound](context, context.currentTime);
}

/** @type {Record<Sound, (context: AudioContext, at: number) => void>} */
const SOUNDS = {
  card(context, at) {
    breath(context, at, { pitch: 2600, width: 0.8, length: 0.09, loud: 0.16 });
  },
  wood(context, at) {
    tone(context, at, { pitch: 190, bend: 0.7, length: 0.12, loud: 0.3 });
    breath(context, at, { pitch: 900, width: 1.2, length: 0.03, loud: 0.14 });
  },
  ice(context, at) {
    for (const [pitch, loud] of [
      [1870, 0.07],
      [2930, 0.05],
      [4310, 0.03],
    ])
      tone(context, at, { pitch, bend: 1, length: 0.16, loud });
    breath(context, at, { pitch: 5200, width: 2, length: 0.04, loud: 0.06 });
  },
  coin(context, at) {
    tone(context, at, { pitch: 2350, bend: 1, length: 0.06, loud: 0.07 });
    tone(context, at + 0.05, { pitch: 3140, bend: 1, length: 0.13, loud: 0.07 });
  },
  turn(context, at) {
    tone(context, at, { pitch: 523, bend: 1, length: 0.1, loud: 0.12 });
    tone(context, at + 0.08, { pitch: 784, bend: 1, length: 0.11, loud: 0.12 });
  },
};

/**
 * A tone that dies away; its pitch may bend while it does.
 * @param {AudioContext} context
 * @param {number} at
 * @param {{pitch: number, bend: number, length: number, loud: number}} shape
 */
function tone(context, at, { pitch, bend, length, loud }) {
  const source = new OscillatorNode(context, { type: "sine", frequency: pitch });
  source.frequency.exponentialRampToValueAtTime(pitch * bend, at + length);
  source.connect(fading(context, at, length, loud));
  source.start(at);
  source.stop(at + length);
}

/**
 * Noise around one pitch that dies away.
 * @param {AudioContext} context
 * @param {number} at
 * @param {{pitch: number, width: number, length: number, loud: number}} shape
 */
function breath(context, at, { pitch, width, length, loud }) {
  const buffer = new AudioBuffer({
    length: Math.ceil(context.sampleRate * length),
    sampleRate: context.sampleRate,
  });
  const samples = buffer.getChannelData(0);
  samples.set(samples.map(() => Math.random() * 2 - 1));
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 1 / width });
  source.connect(filter).connect(fading(context, at, length, loud));
  source.start(at);
}

/**
 * @param {AudioContext} context
 * @param {number} at
 * @param {number} length
 * @param {number} loud
 */
function fading(context, at, length, loud) {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(context.destination);
  return gain;
}
