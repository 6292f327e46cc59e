import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bookmarkRules, bookmarkToEntry } from '../bookmarks';
import { plays } from '../collections';
import type { Favorite } from '../collections/favorites';
import { historyRules } from '../history';
import { planImport } from '../import/plan/plan-import';
import type { ImportRecord, TitleRef } from '../import/records';
import { dataAfter, nothing } from '../import/testing/existing-data';
import { utf8 } from '../import/testing/platform';
import { readTexts } from '../import/testing/read-text';
import { episodeRef } from '../import/values/build';
import { addPlay, listPlays } from '../plays';
import type { Note, Rating } from '../ratings';
import { toEntries } from '../sync/merge-entries';
import { escapeText, foldLine, writeICalendar } from './icalendar';
import { type ExportFile, recordsFromCollections, writeLetterboxd, writePlainCsv, writeTrakt } from './index';

const NOON = Date.UTC(2024, 2, 5, 12);

describe('what a person keeps [EXPORT-08]', () => {
  it('becomes records: plays, bookmarks and places', () => {
    const film = { mediaType: 'movie' as const, id: 5, title: 'The Long Ferry', year: 2011 };
    const kept = {
      plays: toEntries(plays, [addPlay({}, { id: 'a', played: film, watchedAt: NOON, how: 'imported' }, 1)]),
      bookmarks: toEntries(bookmarkRules, [
        bookmarkToEntry({ mediaId: 5, mediaType: 'movie', category: 'watchlist', addedAt: 3 }),
        bookmarkToEntry({ mediaId: 6, mediaType: 'tv', category: 'Boats', addedAt: 4 }),
        bookmarkToEntry({ mediaId: 7, mediaType: 'tv', category: 'favorites', addedAt: 5, removedAt: 6 }),
      ]),
      history: toEntries(historyRules, [
        {
          key: 'movie:9',
          value: { title: 'Half', year: 2000, progress: { watched: 10, duration: 100 } },
          changedAt: 8,
        },
      ]),
      ratings: toEntries<Rating>({}, [
        { key: 'tv:7/s1e2', value: { rating: 9, ratedAt: NOON, title: 'Harbour Lights', year: 2016 }, changedAt: 1 },
        { key: 'tv:7/s1', value: { rating: 8, ratedAt: null, title: 'Harbour Lights', year: 2016 }, changedAt: 1 },
      ]),
      notes: toEntries<Note>({}, [
        {
          key: 'movie:5',
          value: { text: 'Good', hasSpoilers: true, writtenAt: null, title: 'The Long Ferry', year: 2011 },
          changedAt: 1,
        },
      ]),
      favorites: toEntries<Favorite>({}, [
        { key: 'tv:7/s2', value: { title: 'Harbour Lights', year: 2016 }, changedAt: 2 },
        { key: 'tv:7/s3', value: { title: 'Harbour Lights', year: 2016 }, changedAt: 2, removedAt: 2 },
      ]),
    };
    expect(
      [...recordsFromCollections(kept)].map(({ kind, title: of }) => `${kind} ${of.mediaType}:${of.ids.tmdb}`),
    ).toEqual([
      'watching movie:5',
      'watchlist movie:5',
      'list-entry tv:6',
      'favorite tv:7',
      'progress movie:9',
      'rating tv:7',
      'rating tv:7',
      'note movie:5',
    ]);
    expect([...recordsFromCollections(kept)].slice(-5)).toMatchObject([
      { kind: 'favorite', episode: { season: 2, number: null }, addedAt: 2 },
      { kind: 'progress' },
      { rating: 9, episode: { season: 1, number: 2 } },
      { rating: 8, episode: { season: 1, number: null } },
      { text: 'Good', hasSpoilers: true },
    ]);
  });
});

const DAY = Date.UTC(2024, 2, 5, 12);
const film = { mediaType: 'movie' as const, id: 5, title: 'Rafts', year: 1979 };
const viewing = (id: string, watchedAt: number | null, rating: number | null) =>
  addPlay({}, { id, played: film, watchedAt, rating, how: 'marked' }, 1);
const rated = (rating: number) => ({ key: 'movie:5', value: { ...film, rating, ratedAt: DAY }, changedAt: 1 });
const viewings = toEntries({}, [viewing('a', DAY - 86_400_000, null), viewing('b', DAY, 6), viewing('c', DAY, 9)]);
const kept = { ...nothing, plays: viewings, ratings: toEntries<Rating>({}, [rated(9)]) };

/** What is there after a file was imported by somebody who has nothing. */
function imported(files: readonly ExportFile[]) {
  const { records, problems } = readTexts(Object.fromEntries(files.map(({ name, text }) => [name, text])));
  expect(problems).toEqual([]);
  const { additions } = planImport({
    items: records,
    resolve: () => ({ match: { kind: 'matched', title: film } }),
    existing: nothing,
    nowMs: DAY + 1,
  });
  const { plays: log, ratings } = dataAfter(nothing, additions);
  return {
    viewings: listPlays(log)
      .map(({ watchedAt, rating = null }) => [watchedAt, rating])
      .sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0)),
    title: ratings['movie:5']?.['movie:5']?.value.rating,
  };
}
const records = () => [...recordsFromCollections(kept)];

describe('the ratings of two viewings on one day come back [EXPORT-02]', () => {
  it.each([
    ['Letterboxd’s form', () => writeLetterboxd(records())],
    ['the spreadsheet', () => [writePlainCsv(records())]],
    [
      'Marquee’s file',
      () => {
        const data = { plays: Object.values(viewings['movie:5'] ?? {}), ratings: [rated(9)] };
        const text = JSON.stringify({ app: 'marquee', version: 1, data });
        return [{ name: 'marquee.json', mimeType: 'application/json', text }];
      },
    ],
  ])('from %s', (_name, write) => {
    expect(imported(write())).toEqual({
      viewings: [
        [DAY - 86_400_000, null],
        [DAY, 6],
        [DAY, 9],
      ],
      title: 9,
    });
  });

  it('and where a format has one for each title, the title’s does', () => {
    expect(imported(writeTrakt(records())).title).toBe(9);
  });

  it('from Letterboxd’s form, the rating of a film with none of its own is on its latest row', () => {
    const [file] = writeLetterboxd(
      records().filter((record) => record.kind !== 'watching' || record.rating === undefined),
    );
    expect(file?.text.split('\r\n').slice(1, -1)).toEqual(['5,,Rafts,1979,9,2024-03-04,,']);
  });
});

const source = { file: '', line: 0 };

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
