import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

export interface MadeEpisode {
  /** Seed of everything that is not shared. */
  seed: number;
  /** Before the intro. */
  coldSec: number;
  introSec?: number;
  creditsSec?: number;
  /** After the credits. */
  afterSec?: number;
  lengthSec?: number;
  codec?: 'aac' | 'libopus';
  /** Whether the picture is black during the credits. */
  hasBlackCredits?: boolean;
}

// Looked up once: in Jest's separate context, access to a global takes longer than the sine of a number.
const { abs, floor, imul, min, PI, sin } = Math;
const rate = 16_000;

/** A hash of a number between 0 and 1. */
const random = (value: number): number => abs(sin(value));

/** A sequence of notes, different for each seed: every half second a low one, every quarter a high one. */
function addTune(samples: Int16Array, seed: number): void {
  for (const [level, base, perSec, notes, step] of [
    [0.3, 220, 4, 24, 12.9898],
    [0.15, 330, 2, 12, 78.233],
  ] as const) {
    const length = rate / perSec;
    for (let start = 0; start < samples.length; start += length) {
      const note = floor(notes * random((start / length) * step + seed));
      const radians = (2 * PI * base * 2 ** (note / 12)) / rate;
      const end = min(start + length, samples.length);
      for (let at = start; at < end; at += 1) samples[at] = (samples[at] ?? 0) + 32_767 * level * sin(at * radians);
    }
  }
}

/** The tunes of the parts one after another, with a little noise that is different for each seed. */
function soundOf(parts: readonly (readonly [seed: number, sec: number])[], seed: number): Buffer {
  const lengths = parts.map(([, sec]) => sec * rate);
  const samples = new Int16Array(lengths.reduce((sum, length) => sum + length, 0));
  let state = seed;
  for (let at = 0; at < samples.length; at += 1) {
    state = (imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    samples[at] = (state / 2 ** 32 - 0.5) * 2 * 0.02 * 32_767;
  }
  let from = 0;
  for (const [index, [name]] of parts.entries()) {
    const to = from + (lengths[index] ?? 0);
    addTune(samples.subarray(from, to), name);
    from = to;
  }
  return Buffer.from(samples.buffer);
}

/** An episode with a small picture and notes: unique ones, the intro's, unique ones, the credits'. */
export function makeEpisode(path: string, episode: MadeEpisode): void {
  const { seed, coldSec, introSec = 20, creditsSec = 18, afterSec = 0, lengthSec = 80, codec = 'aac' } = episode;
  const middleSec = lengthSec - coldSec - introSec - creditsSec - afterSec;
  const sound = soundOf(
    [
      [seed, coldSec],
      [700, introSec],
      [seed + 100, middleSec],
      [900, creditsSec],
      [seed + 200, afterSec],
    ],
    seed,
  );
  const from = lengthSec - creditsSec - afterSec;
  const black = episode.hasBlackCredits ? `drawbox=c=black:t=fill:enable='gte(t,${from})'` : 'null';
  mkdirSync(dirname(path), { recursive: true });
  execFileSync(
    'ffmpeg',
    [
      ...['-v', 'error', '-y', '-f', 's16le', '-ar', String(rate), '-i', 'pipe:0'],
      ...['-f', 'lavfi', '-i', `testsrc=s=64x36:r=5:d=${lengthSec}`, '-map', '1', '-map', '0', '-vf', black],
      ...['-c:v', 'libx264', '-preset', 'ultrafast', '-g', '10', '-c:a', codec, '-b:a', '64k', path],
    ],
    { input: sound },
  );
}
