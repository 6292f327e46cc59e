import { cueText, type Cue } from './cue';
import { MAX_TEXT, parseCueMarkup } from './cue-markup';
import { parseAss } from './parse-ass';
import { isWatermark } from './watermark';

const MAX_CUES = 20_000;
const MAX_FILE_CHARS = 8_000_000;
const time = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})`;
const timing = new RegExp(`^\\s*${time}\\s*-->\\s*${time}(.*)$`);
const topSetting = /\bline:(?:[0-4]?\d(?:\.\d+)?%|0\b|[1-5]\b(?!\d|%))/;
const topOverride = /\{\\an[789]\}/;

const seconds = (parts: readonly (string | undefined)[]): number => {
  const [hours = '0', minutes = '0', secs = '0', fraction = '0'] = parts;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(secs) + Number(fraction.padEnd(3, '0')) / 1000;
};

function toCue(match: RegExpExecArray, lines: readonly string[]): Cue | null {
  const [startSec, endSec] = [seconds(match.slice(1, 5)), seconds(match.slice(5, 9))];
  const text = lines.join('\n').slice(0, MAX_TEXT);
  const nodes = parseCueMarkup(text.replace(/\{\\[^{}]*\}/g, ''));
  const words = cueText(nodes).trim();
  if (!words || endSec <= startSec || isWatermark(words)) return null;
  const place = topSetting.test(match[9] ?? '') || topOverride.test(text) ? 'top' : 'bottom';
  return { startSec, endSec, nodes, place };
}

/** SubStation Alpha begins with a section in square brackets. */
const isAss = (lines: readonly string[]): boolean =>
  /^\s*\[(?:script info|v4\+? styles|events)\]/i.test(lines.slice(0, 20).find((line) => line.trim() !== '') ?? '');

/**
 * Parses WebVTT, SubRip and the dialogue of SubStation Alpha. The first two are handled alike: everything except timing
 * lines and the text below them is skipped, so headers, notes, styles, counters and broken blocks do no harm. Cues are
 * ordered by start.
 */
export function parseCues(file: string): Cue[] {
  const lines = file
    .slice(0, MAX_FILE_CHARS)
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/);
  if (isAss(lines)) return parseAss(lines, MAX_CUES);
  const cues: Cue[] = [];
  for (let at = 0; at < lines.length && cues.length < MAX_CUES;) {
    const match = timing.exec(lines[at] ?? '');
    at += 1;
    if (!match) continue;
    const text: string[] = [];
    while (at < lines.length && lines[at]?.trim() && !timing.test(lines[at] ?? '')) {
      text.push(lines[at] ?? '');
      at += 1;
    }
    const missingBlankLine = at < lines.length && timing.test(lines[at] ?? '');
    if (missingBlankLine && /^\d+$/.test(text.at(-1)?.trim() ?? '')) text.pop();
    const cue = toCue(match, text);
    if (cue) cues.push(cue);
  }
  return cues.sort((a, b) => a.startSec - b.startSec);
}
