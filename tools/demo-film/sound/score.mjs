import { durationSec } from '../story/script.mjs';
import { clamp, lerp, ramp, seeded } from '../draw/math.mjs';
import { writeWav } from './wav.mjs';

const rate = 48000;
const note = (midi) => 440 * 2 ** ((midi - 69) / 12);

/** Chords of the music: start, bass and upper notes (MIDI numbers), in D major throughout. */
const chords = [
  { at: 0, bass: 38, notes: [62, 66, 69, 76] },
  { at: 6, bass: 35, notes: [62, 66, 69, 73] },
  { at: 12, bass: 43, notes: [59, 62, 66, 69] },
  { at: 18, bass: 45, notes: [61, 64, 69, 71] },
  { at: 24, bass: 35, notes: [59, 62, 66, 73] },
  { at: 30, bass: 42, notes: [57, 61, 64, 69] },
  { at: 36, bass: 43, notes: [59, 62, 66, 74] },
  { at: 41.4, bass: 42, notes: [62, 66, 69, 74] },
  { at: 46.5, bass: 40, notes: [59, 62, 67, 74] },
  { at: 51.5, bass: 45, notes: [61, 64, 69, 76] },
  { at: 56, bass: 43, notes: [59, 66, 69, 74] },
  { at: 61, bass: 40, notes: [59, 64, 67, 71] },
  { at: 65.2, bass: 38, notes: [62, 66, 69, 74] },
];

const chordEnd = (index) => chords[index + 1]?.at ?? durationSec + 1;

/** Adds `voice(secondsSinceStart)` to both channels, `pan` -1 (left) to 1 (right). */
const add = (bus, startSec, lengthSec, pan, voice) => {
  const first = Math.max(0, Math.round(startSec * rate));
  const last = Math.min(bus.left.length, Math.round((startSec + lengthSec) * rate));
  const left = Math.cos(((pan + 1) * Math.PI) / 4);
  const right = Math.sin(((pan + 1) * Math.PI) / 4);
  for (let index = first; index < last; index += 1) {
    const value = voice(index / rate - startSec);
    bus.left[index] += value * left;
    bus.right[index] += value * right;
  }
};

/** Slow strings: five soft harmonics, two of them slightly detuned, swelling and fading under the next chord. */
const pad = (bus) =>
  chords.forEach(({ at, bass, notes }, index) => {
    const held = chordEnd(index) - at;
    const swell = (age) => ramp(age, 0, 2.2) * (1 - ramp(age, held - 0.4, held + 2));
    const grow = lerp(0.7, 1.15, ramp(at, 40, 56)) * (at > 60 ? 0.85 : 1);
    [bass, bass + 12, ...notes].forEach((midi, voice) => {
      const hertz = note(midi) * 2 * Math.PI;
      const level = (voice === 0 ? 0.085 : 0.034) * grow;
      add(bus, at, held + 2, voice < 2 ? 0 : (voice - 3.5) * 0.35, (age) => {
        const beat = Math.sin(hertz * age) + Math.sin(hertz * 1.0031 * age + voice);
        const upper =
          0.3 * Math.sin(hertz * 2 * age + 1) + 0.12 * Math.sin(hertz * 3.002 * age) + 0.05 * Math.sin(hertz * 4 * age);
        return level * swell(age) * (0.5 * beat + upper) * (1 + 0.1 * Math.sin(age * 1.7 + voice));
      });
    });
  });

/** A struck bell by frequency modulation; the brightness dies before the tone. */
const bell = (bus, startSec, midi, level, pan) => {
  const hertz = note(midi) * 2 * Math.PI;
  add(bus, startSec, 4.5, pan, (age) => {
    const strike = clamp(age / 0.004);
    const bright = 1.9 * Math.exp(-age * 5) + 0.25 * Math.exp(-age * 1.2);
    return level * strike * Math.exp(-age * 1.35) * Math.sin(hertz * age + bright * Math.sin(hertz * 3.5 * age));
  });
};

/** Bells pick from the chord: sparse at dusk, a rain of them while the lanterns rise, single ones in the morning. */
const bells = (bus) => {
  const random = seeded(1912);
  chords.forEach(({ at, notes }, index) => {
    const busy = ramp(at, 40, 52) * (at > 60 ? 0 : 1);
    const step = lerp(1.5, 0.375, busy);
    for (let when = at; when < Math.min(chordEnd(index), durationSec - 3.2); when += step) {
      if (random() < lerp(0.28, 0.2, busy)) continue;
      const midi = notes[Math.floor(random() * notes.length)] + 12 + (random() < 0.3 ? 12 : 0);
      bell(bus, when + random() * 0.02, midi, lerp(0.07, 0.052, busy) * lerp(0.6, 1, random()), random() * 1.4 - 0.7);
    }
  });
  [
    [4.4, 86],
    [5.2, 81],
    [6, 90],
    [20.3, 93],
    [36.1, 90],
    [41.4, 86],
    [41.8, 90],
    [42.2, 93],
    [66, 86],
    [70, 81],
    [70.4, 86],
  ].forEach(([when, midi], index) => bell(bus, when, midi - 7 * (index % 2 === 1 && midi > 92 ? 1 : 0), 0.1, 0));
};

/** The sea: noise between two moving filters, two waves of different length breathing over each other. */
const waves = (bus) => {
  const random = seeded(8);
  [bus.left, bus.right].forEach((channel, side) => {
    let low = 0;
    let lower = 0;
    let rumble = 0;
    for (let index = 0; index < channel.length; index += 1) {
      const t = index / rate;
      const swell = 0.5 + 0.5 * Math.sin(((t + side * 0.5) / 7.3) * Math.PI * 2) * Math.sin((t / 11.9) * Math.PI * 2);
      const cut = 0.04 + 0.13 * swell;
      low += cut * (random() * 2 - 1 - low);
      lower += cut * (low - lower);
      rumble += 0.02 * (lower - rumble);
      const away = 1 - 0.65 * ramp(t, 45, 52) * (1 - ramp(t, 59, 65));
      channel[index] += (lower - rumble) * (0.05 + 0.22 * swell) * away * ramp(t, 0, 3);
    }
  });
};

/** A small hall: four parallel echoes that feed back, then two that smear them (after Schroeder). */
const hall = (channel, offset) => {
  const wet = new Float32Array(channel.length);
  for (const [delayMs, back] of [
    [43.1, 0.83],
    [53.7, 0.81],
    [61.9, 0.79],
    [71.3, 0.77],
  ]) {
    const line = new Float32Array(Math.round(((delayMs + offset) / 1000) * rate));
    let damped = 0;
    for (let index = 0, at = 0; index < channel.length; index += 1, at = (at + 1) % line.length) {
      const out = line[at];
      damped += 0.45 * (out - damped);
      line[at] = channel[index] + damped * back;
      wet[index] += out * 0.25;
    }
  }
  for (const delayMs of [11.3, 4.1]) {
    const line = new Float32Array(Math.round(((delayMs + offset / 4) / 1000) * rate));
    for (let index = 0, at = 0; index < wet.length; index += 1, at = (at + 1) % line.length) {
      const held = line[at];
      line[at] = wet[index] + held * 0.6;
      wet[index] = held - wet[index] * 0.6;
    }
  }
  return wet;
};

/** Composes the music bed and writes it as a stereo WAV of the film's length. */
export function writeScore(path) {
  const length = Math.round(durationSec * rate);
  const bus = { left: new Float32Array(length), right: new Float32Array(length) };
  pad(bus);
  bells(bus);
  const wet = [hall(bus.left, 0), hall(bus.right, 1.7)];
  waves(bus);
  const mixed = new Float32Array(length * 2);
  for (let index = 0; index < length; index += 1) {
    const t = index / rate;
    const fade = ramp(t, 0, 1.2) * (1 - ramp(t, durationSec - 2.6, durationSec - 0.1));
    mixed[index * 2] = Math.tanh((bus.left[index] * 0.8 + wet[0][index] * 0.75) * 2) * fade;
    mixed[index * 2 + 1] = Math.tanh((bus.right[index] * 0.8 + wet[1][index] * 0.75) * 2) * fade;
  }
  writeWav(path, mixed, { rate, channels: 2 });
}
