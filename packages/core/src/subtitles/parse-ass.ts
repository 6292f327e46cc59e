import { cueText, type Cue } from './cue';
import { MAX_TEXT, parseCueMarkup } from './cue-markup';
import { isAtTop, withoutOverrides } from './override-tags';
import { isWatermark } from './watermark';

const clock = /^\s*(\d{1,3}):(\d{1,2}):(\d{1,2})[.:](\d{1,3})\s*$/;
const defaultFormat = ['layer', 'start', 'end', 'style', 'name', 'marginl', 'marginr', 'marginv', 'effect', 'text'];

function seconds(text: string | undefined): number | null {
  const match = clock.exec(text ?? '');
  if (!match) return null;
  const [, hours, minutes, rest, fraction = '0'] = match;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest) + Number(`0.${fraction}`);
}

/** Null for a drawing. Text in braces without tags is a comment. */
function words(text: string): string | null {
  if (/\{[^{}]*\\p[1-9]/.test(text)) return null;
  return withoutOverrides(text.replace(/\{[^{}\\]*\}/g, '')).replace(/\\n/g, '\n');
}

/** The dialogue of a SubStation Alpha file (SSA, ASS) as plain cues: times, text, italics, and top or bottom. */
export function parseAss(lines: readonly string[], maxCues: number): Cue[] {
  let format = defaultFormat;
  const cues: Cue[] = [];
  for (const line of lines) {
    if (cues.length >= maxCues) break;
    const colon = line.indexOf(':');
    const kind = line.slice(0, Math.max(0, colon)).trim().toLowerCase();
    if (kind !== 'format' && kind !== 'dialogue') continue;
    const rest = line.slice(colon + 1);
    if (kind === 'format') {
      const fields = rest.split(',', 30).map((field) => field.trim().toLowerCase());
      // Styles have a format line too.
      if (fields.includes('start') && fields.includes('end') && fields.at(-1) === 'text') format = fields;
      continue;
    }
    const cue = toCue(rest, format);
    if (cue) cues.push(cue);
  }
  return cues.sort((a, b) => a.startSec - b.startSec);
}

/** The text is the last field and may contain commas. */
function toCue(rest: string, format: readonly string[]): Cue | null {
  const fields: string[] = [];
  let from = 0;
  for (let index = 0; index < format.length - 1; index += 1) {
    const comma = rest.indexOf(',', from);
    if (comma < 0) return null;
    fields.push(rest.slice(from, comma));
    from = comma + 1;
  }
  const startSec = seconds(fields[format.indexOf('start')]);
  const endSec = seconds(fields[format.indexOf('end')]);
  const raw = rest.slice(from, from + MAX_TEXT);
  const text = words(raw);
  if (startSec === null || endSec === null || endSec <= startSec || text === null) return null;
  const nodes = parseCueMarkup(text);
  const plain = cueText(nodes).trim();
  if (!plain || isWatermark(plain)) return null;
  return { startSec, endSec, nodes, place: isAtTop(raw) ? 'top' : 'bottom' };
}
