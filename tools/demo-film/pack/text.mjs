import { writeFileSync } from 'node:fs';
import { durationSec, sounds } from '../story/script.mjs';
import { thumbnails } from './ladder.mjs';

const lineLength = 42;
const readingSec = 0.6;

const clock = (sec, point) => {
  const ms = Math.round(sec * 1000);
  const part = (value, size) => String(value).padStart(size, '0');
  return `${part(Math.floor(ms / 3600000), 2)}:${part(Math.floor(ms / 60000) % 60, 2)}:${part(Math.floor(ms / 1000) % 60, 2)}${point}${part(ms % 1000, 3)}`;
};

/** Breaks a cue into lines of similar length, none longer than 42 characters. */
function wrapped(text) {
  const lines = Math.ceil(text.length / lineLength);
  const target = text.length / lines;
  const out = [''];
  for (const word of text.split(' ')) {
    const current = out[out.length - 1];
    const grown = current ? `${current} ${word}` : word;
    const full = grown.length > lineLength || (current.length >= target * 0.9 && out.length < lines);
    if (current && full) out.push(word);
    else out[out.length - 1] = grown;
  }
  return out.join('\n');
}

/** Cues remain shortly after the voice, but do not overlap the next one. */
const cuesOf = (spoken) =>
  spoken.map(({ startSec, endSec, text }, index) => ({
    startSec,
    endSec: Math.min(endSec + readingSec, (spoken[index + 1]?.startSec ?? durationSec) - 0.08),
    text: wrapped(text),
  }));

export function writeVtt(path, spoken) {
  const cues = cuesOf(spoken).map(
    ({ startSec, endSec, text }, index) => `${index + 1}\n${clock(startSec, '.')} --> ${clock(endSec, '.')}\n${text}\n`,
  );
  writeFileSync(path, `WEBVTT\n\n${cues.join('\n')}`);
}

/** English captions with sound descriptions, as an SRT file beside the stream. */
export function writeDescribedSrt(path, spoken) {
  const named = sounds.map(({ startSec, endSec, en }) => ({ startSec, endSec, text: `<i>${en}</i>` }));
  const cues = [...cuesOf(spoken), ...named].sort((a, b) => a.startSec - b.startSec);
  const blocks = cues.map(
    ({ startSec, endSec, text }, index) => `${index + 1}\n${clock(startSec, ',')} --> ${clock(endSec, ',')}\n${text}\n`,
  );
  writeFileSync(path, blocks.join('\n'));
}

/** The thumbnail sheet as a WebVTT track, for players of the plain files. */
export function writeThumbnailTrack(path, sheet) {
  const { width, height, everySec, columns } = thumbnails;
  const cues = Array.from({ length: Math.ceil(durationSec / everySec) }, (_, index) => {
    const place = `${(index % columns) * width},${Math.floor(index / columns) * height},${width},${height}`;
    const end = Math.min(durationSec, (index + 1) * everySec);
    return `${clock(index * everySec, '.')} --> ${clock(end, '.')}\n${sheet}#xywh=${place}\n`;
  });
  writeFileSync(path, `WEBVTT\n\n${cues.join('\n')}`);
}
