import { titleRefKey } from '../import/match/titles';
import type { WatchingRecord, ImportRecord } from '../import/records';
import { DAY_MS } from '../media';
import { lossOf, type ExportFile } from './formats';

const MAX_OCTETS = 75;

const octetsOf = (char: string): number => {
  const code = char.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};

/** Folds a line into parts of at most 75 octets without splitting a character (RFC 5545, 3.1). */
export function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const char of line) {
    const size = octetsOf(char);
    if (octets + size > MAX_OCTETS) {
      folded += '\r\n ';
      // The leading space counts towards the 75 octets.
      octets = 1;
    }
    folded += char;
    octets += size;
  }
  return folded;
}

/** Escapes a text value (RFC 5545, 3.3.11); control characters are not allowed there and are removed. */
export const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, (char) => `\\${char}`)
    .replace(/\r\n|[\r\n]/g, '\\n')
    // oxlint-disable-next-line no-control-regex -- It removes them.
    .replace(/[\0-\x08\x0B-\x1F\x7F]/g, '');

const stamp = (ms: number): string => new Date(ms).toISOString().replace(/[-:]|\.\d{3}/g, '');
const day = (ms: number): string => stamp(ms).slice(0, 8);

const two = (number: number): string => String(number).padStart(2, '0');

function summaryOf({ title, episode }: WatchingRecord): string {
  const name = title.year === null || episode ? title.title : `${title.title} (${title.year})`;
  if (!episode) return name;
  const place =
    episode.season === null || episode.number === null ? '' : ` S${two(episode.season)}E${two(episode.number)}`;
  return `${name}${place}${episode.title === '' ? '' : ` · ${episode.title}`}`;
}

function eventOf(record: WatchingRecord & { watchedAt: number }, nowMs: number, used: Set<string>): string[] {
  const { title, episode, watchedAt, isDayOnly } = record;
  const place = episode ? `-${episode.season ?? 'x'}x${episode.number ?? episode.absolute ?? 0}` : '';
  const base = `${titleRefKey(title).replace(/[^\w]+/g, '-')}${place}-${watchedAt.toString(36)}`;
  let uid = base;
  for (let number = 2; used.has(uid); number += 1) uid = `${base}-${number}`;
  used.add(uid);
  return [
    'BEGIN:VEVENT',
    // Stable, so that a calendar that imports the file twice does not show events twice.
    `UID:${uid}@marquee`,
    `DTSTAMP:${stamp(nowMs)}`,
    ...(isDayOnly
      ? [`DTSTART;VALUE=DATE:${day(watchedAt)}`, `DTEND;VALUE=DATE:${day(watchedAt + DAY_MS)}`]
      : [`DTSTART:${stamp(watchedAt)}`]),
    `SUMMARY:${escapeText(summaryOf(record))}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** The diary as a calendar: an event for each watching with a date. */
export function writeICalendar(records: Iterable<ImportRecord>, nowMs: number): ExportFile {
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Marquee//Diary//EN', 'CALSCALE:GREGORIAN'];
  const used = new Set<string>();
  for (const record of records) {
    if (record.kind !== 'watching' || record.watchedAt === null || lossOf('icalendar', record) !== null) continue;
    lines.push(...eventOf({ ...record, watchedAt: record.watchedAt }, nowMs, used));
  }
  lines.push('END:VCALENDAR');
  const text = lines.map((line) => `${foldLine(line)}\r\n`).join('');
  return { name: 'marquee-diary.ics', mimeType: 'text/calendar', text };
}
