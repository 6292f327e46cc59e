import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { durationSec, narration } from '../story/script.mjs';
import { readWav, writeWav } from './wav.mjs';

/** espeak-ng voices, words per minute and pitch; a calm, low reading in both languages. */
const voices = {
  en: { name: 'en-gb-x-rp+f2', speed: 150, pitch: 36 },
  es: { name: 'es+f2', speed: 158, pitch: 36 },
};

/** A line that overlaps the next one is an error in the script, and is not cut. */
const breathSec = 0.25;

const trimmed = (samples) => samples.subarray(0, samples.findLastIndex((sample) => Math.abs(sample) > 0.004) + 1);

/** Speaks every line at its time into one mono WAV; returns the start and end of each line. */
export function writeNarration(path, language) {
  const { name, speed, pitch } = voices[language];
  const scratch = `${path}.line.wav`;
  let track = null;
  let rate = 0;
  const spoken = narration.map((line, index) => {
    execFileSync('espeak-ng', [
      '-v',
      name,
      '-s',
      String(speed),
      '-p',
      String(pitch),
      '-g',
      '2',
      '-w',
      scratch,
      line[language],
    ]);
    const wav = readWav(scratch);
    rate = wav.rate;
    const samples = trimmed(wav.samples);
    track ??= new Float32Array(Math.round(durationSec * rate));
    track.set(samples, Math.round(line.startSec * rate));
    const endSec = line.startSec + samples.length / rate;
    const nextSec = narration[index + 1]?.startSec ?? durationSec;
    if (endSec + breathSec > nextSec) {
      throw new Error(
        `The ${language} voice needs until ${endSec.toFixed(2)} s for "${line[language]}", the next line starts at ${nextSec} s`,
      );
    }
    return { startSec: line.startSec, endSec, text: line[language] };
  });
  rmSync(scratch);
  writeWav(path, track, { rate, channels: 1 });
  return spoken;
}
