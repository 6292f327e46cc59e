import { describe, expect, it } from '@jest/globals';
import { startProcessorClock } from '@marquee/tooling/processor-clock';
import fc from 'fast-check';
import { addPlay, type Play } from '../../plays';
import type { Rating } from '../../ratings';
import { toEntries } from '../../sync/merge-entries';
import { bookmarks, categories, collectionByName, history, notes, plays, ratings, readEntry } from '../../collections';
import { problem, type ReadItem, type TitleRef, type WatchingRecord } from '../records';
import { episodeRef } from '../values/build';
import type { SeriesEpisode } from '../match/episodes';
import type { TitleMatch } from '../match/titles';
import type { Additions, ExistingData } from './plan-types';
import { dataAfter, nothing } from '../testing/existing-data';
import { planImport } from './plan-import';

const NOW = Date.UTC(2026, 10, 23);
const NOON = Date.UTC(2024, 2, 5, 12);
const source = { file: 'a.csv', line: 2 };
const film: TitleRef = { mediaType: 'movie', title: 'The Long Ferry', year: 2011, ids: { tmdb: 5 } };
const series: TitleRef = { mediaType: 'tv', title: 'Harbour Lights', year: 2016, ids: { tmdb: 7 } };
const watched = (more: Partial<WatchingRecord> = {}): WatchingRecord => ({
  kind: 'watching',
  title: film,
  source,
  watchedAt: NOON + 5_000,
  ...more,
});

const episodes: SeriesEpisode[] = [1, 2, 3].map((number) => ({
  season: 1,
  number,
  id: number,
  seasonId: 9,
  title: `Part ${number}`,
}));
const resolve = ({ mediaType, title, year, ids }: TitleRef) => {
  const match: TitleMatch =
    title === 'Twice'
      ? { kind: 'ambiguous', candidates: [] }
      : ids.tmdb === undefined
        ? { kind: 'missing' }
        : { kind: 'matched', title: { mediaType: mediaType ?? 'movie', id: ids.tmdb, title, year } };
  return { match, episodes };
};
const plan = (items: ReadItem[], existing: ExistingData = nothing) =>
  planImport({ items, resolve, existing, nowMs: NOW });
const times = ({ plays: added }: Additions) =>
  added.map(({ key, value }) => [key.slice(0, key.lastIndexOf('/')), value.watchedAt]);

const size = (additions: Additions): number =>
  Object.values(additions as unknown as Record<string, unknown[]>).flat().length;

const everything: ReadItem[] = [
  watched(),
  watched({ watchedAt: NOON + 9 * 86_400_000, isDayOnly: true }),
  watched({ title: series, watchedAt: NOON, episode: episodeRef({ season: 1, number: 2 }), isThrough: true }),
  { kind: 'rating', title: series, source, rating: 7, ratedAt: NOON, episode: episodeRef({ season: 1, number: 2 }) },
  { kind: 'watchlist', title: film, source, addedAt: NOON },
  { kind: 'favorite', title: series, source, addedAt: null },
  { kind: 'favorite', title: series, source, addedAt: NOON, episode: episodeRef({ season: 1, number: 3 }) },
  { kind: 'list-entry', title: film, source, addedAt: NOON, list: 'Boats' },
  { kind: 'note', title: film, source, text: 'Good', hasSpoilers: false, writtenAt: null },
  {
    kind: 'progress',
    title: series,
    source,
    watchedSec: 60,
    durationSec: 3_000,
    updatedAt: NOON,
    episode: episodeRef({ season: 1, number: 3 }),
  },
];

describe('a dry run of an import [IMPORT-09]', () => {
  it('lists what would be added, as collections store it', () => {
    const { additions, lines } = plan(everything);
    expect(times(additions)).toEqual([
      ['movie:5', NOON + 5_000],
      ['movie:5', NOON + 9 * 86_400_000],
      ['tv:7/s1e1', null],
      ['tv:7/s1e2', NOON],
    ]);
    expect(additions.bookmarks.map(({ key }) => key)).toEqual(['5/movie/watchlist', '7/tv/favorites', '5/movie/Boats']);
    expect(additions.categories.map(({ key }) => key)).toEqual(['custom/Boats']);
    expect(additions.history.map(({ key }) => key)).toEqual(['tv:7', 'tv:7/s1e3']);
    expect(additions.ratings).toMatchObject([{ key: 'tv:7/s1e2', value: { rating: 7 } }]);
    expect(additions.notes).toMatchObject([{ key: 'movie:5', value: { text: 'Good' } }]);
    expect(additions.favorites).toMatchObject([{ key: 'tv:7/s1e3', changedAt: NOON }]);
    expect(lines.every(({ status }) => status === 'added')).toBe(true);
    for (const entry of additions.plays) expect(readEntry(plays, entry)).toEqual(entry);
    for (const entry of additions.bookmarks) expect(readEntry(bookmarks, entry)).toEqual(entry);
    for (const entry of additions.history) expect(readEntry(history, entry)).toEqual(entry);
    for (const entry of additions.ratings) expect(readEntry(ratings, entry)).toEqual(entry);
    for (const entry of additions.notes) expect(readEntry(notes, entry)).toEqual(entry);
    for (const entry of additions.categories) expect(readEntry(categories, entry)).toEqual(entry);
  });

  it('counts for each kind what is added, here, ambiguous, missing and not understood', () => {
    const items = [
      watched(),
      watched(),
      watched({ title: { ...film, title: 'Twice' } }),
      watched({ title: { ...film, ids: {} } }),
      problem('no_title', source),
    ];
    const { counts } = plan(items);
    expect(counts.watching).toMatchObject({ added: 1, here: 1, ambiguous: 1, missing: 1 });
    expect(counts.problem.problem).toBe(1);
    const without = planImport({ items, resolve, existing: nothing, nowMs: NOW, kinds: new Set(['rating']) });
    expect(without.counts.watching.left_out).toBe(4);
    expect(size(without.additions)).toBe(0);
  });

  it('adds nothing the second time', () => {
    const existing = dataAfter(nothing, plan(everything).additions);
    const second = plan(everything, existing);
    expect(size(second.additions)).toBe(0);
    expect(second.lines.every(({ status }) => status === 'here')).toBe(true);
  });

  it('adds nothing the second time, whatever the plays are', () => {
    const one = fc.record({
      file: fc.constantFrom('a', 'b'),
      at: fc.option(fc.integer({ min: 0, max: 6 }).map((half) => NOON + half * 43_200_000)),
      isDayOnly: fc.boolean(),
      times: fc.integer({ min: 1, max: 3 }),
      isSeries: fc.boolean(),
      isThrough: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(one, { maxLength: 8 }), (all) => {
        const items = all.map(({ file, at, isDayOnly, times: count, isSeries, isThrough }) =>
          watched({
            source: { file, line: 1 },
            title: isSeries ? series : film,
            watchedAt: at,
            times: count,
            ...(isDayOnly && at !== null && at % 86_400_000 === 43_200_000 && { isDayOnly: true as const }),
            ...(isSeries && { episode: episodeRef({ season: 1, number: 2 }) }),
            ...(isSeries && isThrough && { isThrough: true as const }),
          }),
        );
        const existing = dataAfter(nothing, plan(items).additions);
        expect(plan(items, existing).additions.plays).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('recognises a play that another tracker stored by the minute or by the day', () => {
    const existing = {
      ...nothing,
      plays: toEntries<Play>({}, [
        addPlay(
          {},
          {
            id: 'x',
            played: { mediaType: 'movie', id: 5, title: '', year: null },
            watchedAt: NOON + 42_000,
            how: 'played',
          },
          NOW,
        ),
      ]),
    };
    expect(times(plan([watched({ watchedAt: NOON })], existing).additions)).toEqual([]);
    expect(times(plan([watched({ watchedAt: NOON, isDayOnly: true })], existing).additions)).toEqual([]);
    expect(times(plan([watched({ watchedAt: null })], existing).additions)).toEqual([]);
    expect(times(plan([watched({ watchedAt: NOON + 120_000 })], existing).additions)).toHaveLength(1);
  });

  it('keeps repeats without dates, as many as the file says', () => {
    const { additions } = plan([watched({ times: 3 })]);
    expect(times(additions)).toEqual([
      ['movie:5', NOON + 5_000],
      ['movie:5', null],
      ['movie:5', null],
    ]);
    expect(
      times(plan([watched(), watched({ watchedAt: null, source: { file: 'b.csv', line: 1 } })]).additions),
    ).toHaveLength(1);
  });

  it('leaves out dates that cannot be right, and ratings that the person gave here', () => {
    const { additions, lines } = plan([
      watched({ watchedAt: Date.UTC(1965, 1, 1) }),
      watched({ watchedAt: Date.UTC(2099, 1, 1) }),
    ]);
    expect(times(additions)).toEqual([
      ['movie:5', null],
      ['movie:5', null],
    ]);
    expect(lines.map(({ detail }) => detail)).toEqual(['impossible_date', 'impossible_date']);
    const rated = { key: 'movie:5', value: { rating: 3, ratedAt: null, title: '', year: null }, changedAt: 1 };
    const existing = { ...nothing, ratings: toEntries<Rating>({}, [rated]) };
    expect(plan([{ kind: 'rating', title: film, source, rating: 9, ratedAt: null }], existing).counts.rating.here).toBe(
      1,
    );
  });

  it('counts an episode once that the file lists by itself and in its season', () => {
    const season = watched({ title: series, watchedAt: null, episode: episodeRef({ season: 1 }) });
    const first = watched({ title: series, watchedAt: NOON, episode: episodeRef({ season: 1, number: 1 }) });
    expect(times(plan([season, first]).additions).map(([, at]) => at)).toEqual([NOON, null, null]);
  });

  it('reports an episode that does not exist', () => {
    const { counts, lines } = plan([watched({ title: series, episode: episodeRef({ season: 9, number: 9 }) })]);
    expect(counts.watching.missing).toBe(1);
    expect(lines[0]?.detail).toBe('episode_not_found');
  });

  it('adds nothing that a server refuses, whatever the texts and numbers of a file are', () => {
    const half = '\ud83d';
    const hostile: ReadItem[] = [
      ...everything,
      watched({ title: series, episode: episodeRef({ season: 1, number: 4, title: `\0${half}` }) }),
      { kind: 'note', title: series, source, text: `a${half}\0\u202e`, hasSpoilers: false, writtenAt: 9e15 },
      { kind: 'list-entry', title: film, source, addedAt: -5, list: `${'a'.repeat(199)}🎬` },
      { kind: 'list-entry', title: film, source, addedAt: NOON, list: `\0 ${half}` },
      { kind: 'list-entry', title: film, source, addedAt: NOON, list: '__proto__' },
      { kind: 'rating', title: series, source, rating: 7, ratedAt: -1, episode: episodeRef({ season: 99_999 }) },
      { kind: 'progress', title: film, source, watchedSec: 1e300, durationSec: 1e305, updatedAt: null },
      { kind: 'note', title: film, source, text: 'a'.repeat(10_001), hasSpoilers: false, writtenAt: null },
    ];
    const unlisted = (title: TitleRef) => ({ match: resolve(title).match });
    const { additions, lines } = planImport({ items: hostile, resolve: unlisted, existing: nothing, nowMs: NOW });
    const names = Object.keys(additions) as (keyof Additions)[];
    const read = names.map((name) => additions[name].map((entry) => readEntry(collectionByName(name), entry)));
    expect(read).toEqual(names.map((name) => additions[name]));
    expect(JSON.stringify(additions)).not.toMatch(/\\u0000|\\ud83d(?!\\u)/);
    expect(lines.slice(-3).map(({ status, detail }) => [status, detail])).toEqual([
      ['missing', 'episode_not_found'],
      ['problem', 'not_understood'],
      ['problem', 'long_note'],
    ]);
  });

  it('20,000 plays are planned in a moment', () => {
    const items = Array.from({ length: 20_000 }, (_, at) =>
      watched({ watchedAt: NOON - at * 3_600_000, title: { ...film, ids: { tmdb: 1 + (at % 4_000) } } }),
    );
    const spentMs = startProcessorClock();
    expect(plan(items).additions.plays).toHaveLength(20_000);
    expect(spentMs()).toBeLessThan(4_000);
  });
});
