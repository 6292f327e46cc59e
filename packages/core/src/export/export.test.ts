import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { utf8 } from '../import/testing/platform';
import { readTexts } from '../import/testing/read-text';
import type { ImportRecord, TitleRef } from '../import/records';
import { episodeRef } from '../import/values/build';
import {
  capabilities,
  countLosses,
  exportFormats,
  lossOf,
  writeImdb,
  writeLetterboxd,
  writePlainCsv,
  writeSimkl,
  writeTrakt,
  type ExportFile,
} from './index';

const source = { file: '', line: 0 };
const NOON = Date.UTC(2024, 2, 5, 12);

const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .map((name) => name.replace(/[\0\uFEFF\uD800-\uDFFF]/gu, '').trim() || 'x');
// Dates of the first day of Unix time stand for none.
const instant = fc
  .integer({ min: 2 * 86_400_000, max: NOON })
  .map((ms) => (ms % 86_400_000 === 43_200_000 ? ms + 1 : ms));
const day = fc.integer({ min: 2, max: 19_000 }).map((count) => count * 86_400_000 + 43_200_000);
const title = (mediaType: 'movie' | 'tv'): fc.Arbitrary<TitleRef> =>
  fc.record({
    mediaType: fc.constant(mediaType),
    title: text,
    year: fc.option(fc.integer({ min: 1900, max: 2030 })),
    ids: fc.integer({ min: 1, max: 9_999 }).map((tmdb) => ({
      imdb: `tt${String(tmdb).padStart(7, '0')}`,
      tmdb: mediaType === 'movie' ? tmdb : tmdb + 10_000,
    })),
  });
const episode = fc.record({ season: fc.nat(30), number: fc.nat(300) }).map((place) => episodeRef(place));
const subject = fc.oneof(
  title('movie').map((film) => ({ title: film, source })),
  fc.record({ title: title('tv'), episode, source: fc.constant(source) }),
);
const when = fc.oneof(
  fc.constant({ watchedAt: null }),
  instant.map((watchedAt) => ({ watchedAt })),
  day.map((watchedAt) => ({ watchedAt, isDayOnly: true as const })),
);
const stamp = fc.option(instant);
const anyTitle = fc.oneof(title('movie'), title('tv'));
const record: fc.Arbitrary<ImportRecord> = fc.oneof(
  fc.tuple(subject, when).map(([about, at]) => ({ kind: 'watching' as const, ...about, ...at })),
  fc
    .tuple(subject, fc.integer({ min: 1, max: 10 }), stamp)
    .map(([about, rating, ratedAt]) => ({ kind: 'rating' as const, ...about, rating, ratedAt })),
  fc.tuple(subject, text, fc.boolean(), stamp).map(([about, note, hasSpoilers, writtenAt]) => ({
    kind: 'note' as const,
    ...about,
    text: note,
    hasSpoilers,
    writtenAt,
  })),
  fc
    .tuple(anyTitle, stamp, fc.constantFrom('watchlist' as const, 'favorite' as const))
    .map(([of, addedAt, kind]) => ({ kind, title: of, source, addedAt })),
  fc.tuple(subject, stamp).map(([about, addedAt]) => ({ kind: 'favorite' as const, ...about, addedAt })),
  fc
    .tuple(anyTitle, stamp, text)
    .map(([of, addedAt, list]) => ({ kind: 'list-entry' as const, title: of, source, addedAt, list })),
  fc.tuple(subject, fc.integer({ min: 1, max: 9_000 }), stamp).map(([about, watchedSec, updatedAt]) => ({
    kind: 'progress' as const,
    ...about,
    watchedSec,
    durationSec: 9_000,
    updatedAt,
  })),
);
/** The day of a time where the person is. */
const dayOf = (ms: number, isDayOnly?: true): string => {
  const date = new Date(ms);
  const local = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return new Date(isDayOnly ? ms : local).toISOString().slice(0, 10);
};
const records = fc.array(record, { maxLength: 12 });

const read = (...files: ExportFile[]) => readTexts(Object.fromEntries(files.map((file) => [file.name, file.text])));
/** Removes the location in the file and sorts, for comparison. */
const comparable = (list: readonly ImportRecord[]): string[] =>
  list
    .map(({ source: _source, ...rest }) =>
      JSON.stringify(
        rest,
        Object.keys(rest)
          .concat('title', 'year', 'ids', 'mediaType', 'imdb', 'tmdb', 'season', 'number', 'absolute')
          .sort(),
      ),
    )
    .sort();
const held = (format: (typeof exportFormats)[number], list: readonly ImportRecord[]) =>
  list.filter((item) => lossOf(format, item) === null);

describe('what is exported comes back when it is imported', () => {
  it('all of it from the table for spreadsheets [EXPORT-01]', () => {
    fc.assert(
      fc.property(records, (list) => {
        const { records: back, problems } = read(writePlainCsv(list));
        expect(problems).toEqual([]);
        expect(comparable(back)).toEqual(comparable(list));
      }),
    );
  });

  it('all that Trakt has a place for [EXPORT-03]', () => {
    fc.assert(
      fc.property(records, (list) => {
        const { records: back, problems } = read(...writeTrakt(list));
        expect(problems).toEqual([]);
        const whenOf = (item: ImportRecord) => (item.kind === 'watching' ? { ...item, isDayOnly: undefined } : item);
        expect(comparable(back.map(whenOf))).toEqual(comparable(held('trakt', list).map(whenOf)));
      }),
    );
  });

  it('films, days, ratings and the watchlist from the form that Letterboxd imports [EXPORT-02]', () => {
    const days = (list: readonly ImportRecord[]) =>
      [
        ...new Set(
          list.flatMap((item) =>
            item.kind === 'watching' && item.watchedAt !== null
              ? [`${item.title.ids.tmdb} ${dayOf(item.watchedAt, item.isDayOnly)}`]
              : [],
          ),
        ),
      ].sort();
    const rated = (list: readonly ImportRecord[]) =>
      [
        ...new Map(
          list.flatMap((item) => (item.kind === 'rating' ? [[item.title.ids.tmdb, item.rating] as const] : [])),
        ),
      ].sort();
    const planned = (list: readonly ImportRecord[]) =>
      list.flatMap((item) => (item.kind === 'watchlist' ? [item.title.ids.tmdb] : [])).sort();
    fc.assert(
      fc.property(records, (list) => {
        const films = held('letterboxd', list);
        const { records: back, problems } = read(...writeLetterboxd(list));
        expect(problems).toEqual([]);
        expect(days(back)).toEqual(days(films));
        expect(rated(back)).toEqual(rated(films));
        expect(planned(back)).toEqual(planned(films));
      }),
    );
  });

  it('films in as many files as Letterboxd takes, by the day where the person is [EXPORT-02]', () => {
    const film = (tmdb: number): TitleRef => ({
      mediaType: 'movie',
      title: 'é'.repeat(200),
      year: 2011,
      ids: { tmdb },
    });
    const watchedAt = new Date(2024, 2, 5, 23, 30).getTime();
    const early = new Date(2024, 2, 5, 0, 30).getTime();
    const list = Array.from({ length: 4_000 }, (_, at): ImportRecord => ({
      kind: 'watching',
      title: film(at + 1),
      source,
      watchedAt: at % 2 ? early : watchedAt,
    }));
    const files = writeLetterboxd(list);
    expect(files.map(({ name }) => name).slice(0, 2)).toEqual(['letterboxd-1.csv', 'letterboxd-2.csv']);
    for (const file of files) expect(utf8(file.text).length).toBeLessThan(1_000_000);
    const back = read(...files).records;
    expect(back).toHaveLength(4_000);
    // Whatever the time zone is, half past midnight and half an hour before it are the same day.
    expect(new Set(back.map((item) => item.kind === 'watching' && item.watchedAt))).toEqual(new Set([NOON]));
  });

  it('Trakt’s data in files with its names [EXPORT-03]', () => {
    const title: TitleRef = { mediaType: 'movie', title: 'Rafts', year: 1979, ids: { tmdb: 1 } };
    const files = writeTrakt([
      { kind: 'watching', title, source, watchedAt: NOON },
      { kind: 'rating', title, source, rating: 8, ratedAt: null },
      { kind: 'list-entry', title, source, list: 'Rainy days!', addedAt: null },
    ]);
    const withEntries = files.filter(({ text: json }) => json !== '[]').map(({ name }) => name);
    expect(withEntries).toEqual([
      'watched-history-1.json',
      'ratings-movies.json',
      'lists-lists.json',
      'lists-list-1-rainy-days.json',
    ]);
    expect(files.find(({ name }) => name === 'lists-lists.json')?.text).toContain('"slug": "rainy-days"');
  });

  it('each film and episode with its last date from Simkl’s backup [EXPORT-04]', () => {
    const last = (list: readonly ImportRecord[]) => {
      const found = new Map<string, number | null>();
      for (const item of list) {
        if (item.kind !== 'watching') continue;
        const key = `${item.title.ids.tmdb} ${item.episode?.season ?? ''}x${item.episode?.number ?? ''}`;
        const known = found.get(key) ?? null;
        found.set(key, known === null ? item.watchedAt : Math.max(known, item.watchedAt ?? 0));
      }
      return [...found].sort();
    };
    fc.assert(
      fc.property(records, (list) => {
        expect(last(read(writeSimkl(list)).records)).toEqual(last(held('simkl', list)));
      }),
    );
  });

  it('ratings and the watchlist from IMDb’s columns [EXPORT-05]', () => {
    fc.assert(
      fc.property(records, (list) => {
        const { records: back, problems } = read(...writeImdb(list));
        expect(problems).toEqual([]);
        const simple = (all: readonly ImportRecord[]) =>
          all
            .map(({ kind, title: of, ...rest }) => `${kind} ${of.ids.imdb} ${'rating' in rest ? rest.rating : ''}`)
            .sort();
        expect(simple(back)).toEqual(simple(held('imdb', list)));
      }),
    );
  });
});

describe('what a format has no place for [EXPORT-07]', () => {
  it('is known beforehand, and counted', () => {
    fc.assert(
      fc.property(records, (list) => {
        for (const format of exportFormats) {
          const lost = [...countLosses(format, list).values()].reduce((sum, count) => sum + count, 0);
          expect(lost + held(format, list).length).toBe(list.length);
        }
        expect(countLosses('csv', list).size).toBe(0);
      }),
    );
    expect(capabilities.letterboxd.series).toBe(false);
  });
});
