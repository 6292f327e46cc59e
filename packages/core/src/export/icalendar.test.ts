import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ImportRecord, TitleRef } from '../import/records';
import { utf8 } from '../import/testing/platform';
import { episodeRef } from '../import/values/build';
import { escapeText, foldLine, writeICalendar } from './icalendar';

const source = { file: '', line: 0 };
const NOON = Date.UTC(2024, 2, 5, 12);

describe('the calendar [EXPORT-06]', () => {
  const unfold = (calendar: string) => calendar.replaceAll('\r\n ', '').split('\r\n');

  it('has lines of at most 75 octets, which unfold to what they were', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (line) => {
        const plain = line.replace(/[\r\n]/g, '');
        const folded = foldLine(plain);
        expect(folded.replaceAll('\r\n ', '')).toBe(plain);
        for (const part of folded.split('\r\n')) expect(utf8(part).length).toBeLessThanOrEqual(75);
      }),
    );
  });

  it('escapes what would end a value or a line', () => {
    expect(escapeText('a;b,c\\d\r\ne\u0007')).toBe('a\\;b\\,c\\\\d\\ne');
  });

  it('has an event for each watching with a date, the same each time', () => {
    const film: TitleRef = { mediaType: 'movie', title: 'Ferry, The Long', year: 2011, ids: { tmdb: 5 } };
    const tv: TitleRef = { mediaType: 'tv', title: 'Harbour Lights', year: 2016, ids: { tmdb: 7 } };
    const list: ImportRecord[] = [
      { kind: 'watching', title: film, source, watchedAt: NOON, isDayOnly: true },
      { kind: 'watching', title: film, source, watchedAt: null },
      {
        kind: 'watching',
        title: tv,
        source,
        watchedAt: NOON + 90_000,
        episode: episodeRef({ season: 1, number: 2, title: 'The Pier' }),
      },
    ];
    const { text: calendar, name } = writeICalendar(list, NOON);
    expect(name).toBe('marquee-diary.ics');
    const lines = unfold(calendar);
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
    expect(lines).toContain('SUMMARY:Ferry\\, The Long (2011)');
    expect(lines).toContain('DTSTART;VALUE=DATE:20240305');
    expect(lines).toContain('DTEND;VALUE=DATE:20240306');
    expect(lines).toContain('SUMMARY:Harbour Lights S01E02 · The Pier');
    expect(lines).toContain('DTSTART:20240305T120130Z');
    expect(writeICalendar(list, NOON).text).toBe(calendar);
  });
});
