export type SubtitleFormat = 'srt' | 'vtt' | 'ass';

/** ffmpeg's names of text codecs with fonts, colours and positions. */
export const isStyledCodec = (codec: string): boolean => codec === 'ass' || codec === 'ssa';

const time = /(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})/;

const clock = (text: string): string | null => {
  const match = time.exec(text);
  if (!match) return null;
  const [, hours = '0', minutes = '0', seconds = '0', fraction = '0'] = match;
  // Advanced SubStation Alpha counts in hundredths.
  return `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}:${seconds.padStart(2, '0')}.${fraction.padEnd(3, '0')}`;
};

/**
 * Longer lines and cues are not text; they are cut before any regular expression is applied, so that none can take
 * long.
 */
const maxCueChars = 2_048;

/** Only tags that WebVTT and the player support; `{\an8}` and the like are for other programs. */
const cleanCue = (text: string): string =>
  text
    .slice(0, maxCueChars)
    .replace(/\{\\[^}]{0,200}\}/g, '')
    .replace(/<(?!\/?[ibu]>)[^<>]{0,200}>/gi, '')
    .replace(/-->/g, '→')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');

const cue = (start: string, end: string, text: string): string[] => {
  const clean = cleanCue(text);
  return clean === '' ? [] : [`${start} --> ${end}\n${clean}`];
};

function fromSrt(lines: readonly string[]): string[] {
  const starts = lines.flatMap((line, index) => (line.includes('-->') ? [index] : []));
  return starts.flatMap((at, index) => {
    const [from = '', to = ''] = (lines[at] ?? '').split('-->');
    const [start, end] = [clock(from), clock(to)];
    if (start === null || end === null) return [];
    const next = starts[index + 1];
    const body = lines.slice(at + 1, next);
    // The next cue's number precedes its times.
    if (
      next !== undefined &&
      /^\s*\d+\s*$/.test(body.at(-1) ?? '') &&
      (body.length === 1 || body.at(-2)?.trim() === '')
    ) {
      body.pop();
    }
    return cue(start, end, body.join('\n'));
  });
}

/** Commas beyond the ten fields belong to the text. */
const maxFields = 1_000;

/** Of the override tags WebVTT supports italics, bold and underline; the others, and comments, are removed. */
const wordsOf = (text: string): string =>
  text
    .replace(/\{([^{}]{0,2000})\}/g, (_, tags: string) =>
      [...tags.matchAll(/\\([ibu])([01])(?![\d.])/g)].map(([, tag, on]) => `<${on === '0' ? '/' : ''}${tag}>`).join(''),
    )
    .replace(/\\[Nn]/g, '\n')
    .replace(/\\h/g, ' ');

function fromAss(lines: readonly string[]): string[] {
  let fields = 'Layer,Start,End,Style,Name,MarginL,MarginR,MarginV,Effect,Text'.split(',');
  const cues: { start: string; lines: string[] }[] = [];
  for (const line of lines) {
    const [, kind, value = ''] = /^(Format|Dialogue):\s*(.*)$/.exec(line) ?? [];
    if (kind === 'Format' && /\bText\b/.test(value)) fields = value.split(',').map((field) => field.trim());
    if (kind !== 'Dialogue') continue;
    const parts = value.split(',', maxFields);
    const field = (name: string): string => parts[fields.indexOf(name)] ?? '';
    const [start, end] = [clock(field('Start')), clock(field('End'))];
    // Drawings are commands, not text.
    const text = parts.slice(fields.indexOf('Text')).join(',');
    if (start === null || end === null || /\{[^{}]*\\p[1-9]/.test(text)) continue;
    cues.push({ start, lines: cue(start, end, wordsOf(text)) });
  }
  return cues.toSorted((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0)).flatMap((entry) => entry.lines);
}

/** More lines are not subtitles; a text of only line breaks would take ten times its size. */
const maxLines = 300_000;

/** Converts any subtitle text to WebVTT. Unknown parts are omitted. */
export function toVtt(text: string, format: SubtitleFormat): string {
  const plain = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\0/g, '');
  const lines = plain.split('\n', maxLines).map((line) => line.slice(0, maxCueChars));
  if (format === 'vtt' && plain.startsWith('WEBVTT')) return lines.join('\n');
  const cues = format === 'ass' ? fromAss(lines) : fromSrt(lines);
  return `WEBVTT\n\n${cues.join('\n\n')}${cues.length > 0 ? '\n' : ''}`;
}
