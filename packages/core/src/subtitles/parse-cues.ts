import { cueText, type Cue } from './cue';
import { MAX_TEXT, parseCueMarkup } from './cue-markup';
import { isAtTop, withoutOverrides } from './override-tags';
import { parseAss } from './parse-ass';
import { isWatermark } from './watermark';

const MAX_CUES = 20_000;
const MAX_FILE_CHARS = 8_000_000;
/** A text of only line breaks would take ten times its size. */
const MAX_LINES = 300_000;
const colon = String.raw`\s?:\s?`;
const time = String.raw`(?:(\d{1,3})${colon})?(\d{1,2})${colon}(\d{1,2})(?:\s?[.,:;]\s?(\d{1,4}))?`;
/** Also as word processors correct it. */
const arrow = '(?:[-–—]{1,3}\\s?(?:>|&gt;)|→)';
const timing = new RegExp(`^\\s*${time}\\s*${arrow}\\s*${time}(.*)$`);
const topSetting = /\bline:(?:[0-4]?\d(?:\.\d+)?%|0\b|[1-5]\b(?!\d|%))/;
/** Styles as some programs write them in SubRip: `{b}`, and `{y:i}` of MicroDVD. */
const bracedStyle = /\{(\/?)(?:y:)?([ibu])\}/gi;

const seconds = (parts: readonly (string | undefined)[]): number => {
  const [hours = '0', minutes = '0', secs = '0', fraction = '0'] = parts;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(secs) + Number(`0.${fraction}`);
};

function toCue(match: RegExpExecArray, lines: readonly string[]): Cue | null {
  const [startSec, endSec] = [seconds(match.slice(1, 5)), seconds(match.slice(5, 9))];
  const text = lines.join('\n').slice(0, MAX_TEXT);
  const nodes = parseCueMarkup(withoutOverrides(text.replace(bracedStyle, '<$1$2>')));
  const words = cueText(nodes).trim();
  if (!words || endSec <= startSec || isWatermark(words)) return null;
  const place = topSetting.test(match[9] ?? '') || isAtTop(text) ? 'top' : 'bottom';
  return { startSec, endSec, nodes, place };
}

/** SubStation Alpha begins with a section in square brackets, perhaps behind comments; some files lack it. */
const isAss = (lines: readonly string[]): boolean =>
  lines
    .slice(0, 50)
    .some((line) => /^\s*(?:\[(?:script info|v4\+? styles|events)\]|Dialogue:\s*[^,]{0,20},\s*\d+:\d)/i.test(line));

const isVtt = (lines: readonly string[]): boolean => lines[0]?.startsWith('WEBVTT') === true;

/** A cue's counter at the end of the text in front of it: directly above the times, or the one that was expected. */
function counterIn(lines: readonly string[], expected: number): { at: number; value: number } | null {
  const at = lines.findLastIndex((line) => line.trim() !== '');
  const text = lines[at]?.trim() ?? '';
  if (!/^\d{1,6}$/.test(text)) return null;
  return at === lines.length - 1 || Number(text) === expected ? { at, value: Number(text) } : null;
}

/**
 * Parses WebVTT, SubRip and the dialogue of SubStation Alpha. Text in front of the first cue and broken blocks do no
 * harm. In SubRip all lines up to the next times belong to a cue, because blank lines stand anywhere; in WebVTT a blank
 * line ends it, because notes and styles may follow. Cues are ordered by start.
 */
export function parseCues(file: string): Cue[] {
  const lines = file
    .slice(0, MAX_FILE_CHARS)
    .replace(/^\uFEFF/, '')
    .split(/\r{0,3}\n|\r/, MAX_LINES);
  if (isAss(lines)) return parseAss(lines, MAX_CUES);
  const endsAtBlank = isVtt(lines);
  const cues: Cue[] = [];
  let open: RegExpExecArray | null = null;
  let text: string[] = [];
  let counter = 0;
  const close = (isLast: boolean): void => {
    const next = isLast ? null : counterIn(text, counter + 1);
    if (next) counter = next.value;
    const own = next ? text.slice(0, next.at) : text;
    const cue = open && toCue(open, endsAtBlank ? untilBlank(own) : own.filter((line) => line.trim() !== ''));
    if (cue) cues.push(cue);
  };
  for (const line of lines) {
    const match = timing.exec(line);
    if (!match) {
      text.push(line);
      continue;
    }
    close(false);
    if (cues.length >= MAX_CUES) break;
    open = match;
    text = [];
  }
  if (cues.length < MAX_CUES) close(true);
  return cues.sort((a, b) => a.startSec - b.startSec);
}

function untilBlank(lines: readonly string[]): readonly string[] {
  const end = lines.findIndex((line) => line.trim() === '');
  return end < 0 ? lines : lines.slice(0, end);
}
