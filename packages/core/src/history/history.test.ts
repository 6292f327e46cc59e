import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  historyFromEntries,
  mergeHistory,
  parseHistory,
  serializeHistory,
  type HistoryItem,
  type WatchHistory,
} from './index';
import { historyEntries, merge, recordProgress, removeTitle, savedProgress } from './testing/watched';

const film = { mediaType: 'movie' as const, id: 605, title: 'A Film', year: 2001 };
const show = { mediaType: 'tv' as const, id: 605, title: 'A Show', year: 2002 };
const episode = (season: number, number: number) => ({ season, number, id: 1, title: 'Pilot', seasonId: 2 });
const half = { watched: 50, duration: 100 };

const stamp = fc.integer({ min: 0, max: 20 });
const progress = fc.record({ watched: fc.integer({ min: 0, max: 9 }), duration: fc.constantFrom(9, 10) });
const tombstone = { removedAt: stamp };
const storedEpisode = fc.record(
  {
    id: stamp,
    number: stamp,
    title: fc.constantFrom('a', 'b'),
    seasonId: stamp,
    updatedAt: stamp,
    progress,
    ...tombstone,
  },
  { requiredKeys: ['id', 'number', 'title', 'seasonId', 'updatedAt', 'progress'] },
);
const meta = { title: fc.constantFrom('a', 'b'), year: fc.constantFrom(null, 2000), updatedAt: stamp };
const storedItem = fc.oneof(
  fc.record(
    { type: fc.constant('movie'), ...meta, progress, ...tombstone },
    { requiredKeys: ['type', 'title', 'year', 'updatedAt', 'progress'] },
  ),
  fc.record(
    {
      type: fc.constant('show'),
      ...meta,
      episodes: fc.dictionary(fc.constantFrom('s1e1', 's1e2', 's2e1'), storedEpisode),
      ...tombstone,
    },
    { requiredKeys: ['type', 'title', 'year', 'updatedAt', 'episodes'] },
  ),
);
const history = fc
  .dictionary(fc.constantFrom('1', '2', 'movie-3', 'show-3'), storedItem)
  .map((items) => parseHistory({ items }) as WatchHistory);

describe('merging two histories', () => {
  it('gives the same result in any order, any grouping and any repetition [SYNC-10]', () => {
    fc.assert(
      fc.property(history, history, history, (a, b, c) => {
        expect(mergeHistory(a, b)).toEqual(mergeHistory(b, a));
        expect(mergeHistory(mergeHistory(a, b), c)).toEqual(mergeHistory(a, mergeHistory(b, c)));
        expect(mergeHistory(a, a)).toEqual(a);
        expect(mergeHistory(mergeHistory(a, b), b)).toEqual(mergeHistory(a, b));
      }),
    );
  });

  it('keeps every film of both devices', () => {
    const a = recordProgress({}, film, half, 1);
    const b = recordProgress({}, { ...film, id: 7 }, half, 2);
    expect(Object.keys(merge(a, b)).sort()).toEqual(['movie:605', 'movie:7']);
  });

  it('does not bring back what another device removed, unless it was watched again', () => {
    const watched = recordProgress({}, film, half, 10);
    const removed = removeTitle(watched, 'movie:605', 20);
    expect(historyEntries(merge(watched, removed))).toHaveLength(0);
    const again = recordProgress(watched, film, half, 30);
    expect(historyEntries(merge(removed, again))).toHaveLength(1);
  });

  it('takes the newer position per episode, not per show [SYNC-09]', () => {
    const base = recordProgress({}, { ...show, episode: episode(1, 1) }, half, 10);
    const phone = recordProgress(base, { ...show, episode: episode(1, 2) }, half, 20);
    const tv = recordProgress(base, { ...show, episode: episode(1, 1) }, { watched: 90, duration: 100 }, 30);
    const merged = merge(phone, tv);
    expect(savedProgress(merged, 'tv:605', 's1e1')).toEqual({ watched: 90, duration: 100 });
    expect(savedProgress(merged, 'tv:605', 's1e2')).toEqual(half);
    expect(historyFromEntries(merged)['tv:605']?.updatedAt).toBe(30);
  });
});

describe('the stored history', () => {
  it('reads back what it wrote [HISTORY-02]', () => {
    fc.assert(
      fc.property(history, (value) => {
        expect(parseHistory(JSON.parse(JSON.stringify({ items: serializeHistory(value) })))).toEqual(value);
      }),
    );
  });

  it('never throws, whatever is in storage', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const parsed = parseHistory(value);
        if (parsed) serializeHistory(parsed);
      }),
    );
  });

  it('keys a show apart from a film with the same number [HISTORY-01]', () => {
    const both = historyFromEntries(
      recordProgress(recordProgress({}, film, half, 1), { ...show, episode: episode(1, 1) }, half, 2),
    );
    expect(Object.keys(serializeHistory(both)).sort()).toEqual(['605', 'show-605']);
    expect(Object.keys(serializeHistory({ 'tv:605': both['tv:605'] as HistoryItem }))).toEqual(['605']);
  });

  it('reads the older forms and leaves poster, seasons and a film’s episodes behind [HISTORY-03]', () => {
    const old = {
      type: 'movie',
      title: 'A Film',
      year: 2001,
      updatedAt: 5,
      poster: '/p.jpg',
      seasons: {},
      episodes: {},
      progress: half,
    };
    const expected = {
      'movie:605': { mediaType: 'movie', id: 605, title: 'A Film', year: 2001, updatedAt: 5, progress: half },
    };
    for (const form of [
      { 605: old },
      { items: { 605: old } },
      { state: { items: { 'movie-605': old } }, version: 0 },
    ]) {
      expect(parseHistory(form)).toEqual(expected);
    }
    expect(parseHistory('corrupt')).toBeNull();
    expect(parseHistory([])).toBeNull();
  });
});
