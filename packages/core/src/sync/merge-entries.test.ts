import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Bookmark, isBookmarkAlive, mergeBookmarks } from '../bookmarks';
import { collectionByName, collectionNames, readEntry } from '../collections';
import { syncBookmarksBodySchema, syncHistoryBodySchema, syncLimits, syncSettingsBodySchema } from '../contracts/sync';
import { historyFromEntries, serializeHistory } from '../history';
import { recordProgress } from '../history/testing/watched';
import { clampEntries } from './define-collection';
import { bookmarksFromWire, historyFromWire, settingsFromWire } from './index';
import {
  changedEntries,
  changeEntry,
  type Entries,
  type Entry,
  findEntry,
  groupOf,
  isLive,
  listEntries,
  mergeEntries,
  missingEntries,
  reconcileEntries,
  removeEntry,
  toEntries,
} from './merge-entries';
import { arbitraryEntry } from './testing/arbitrary-entries';

const sorted = (entries: Entries) => listEntries(entries).sort((a, b) => (a.key < b.key ? -1 : 1));

describe.each(collectionNames)('merging %s', (name) => {
  const collection = collectionByName(name);
  const some = fc.array(arbitraryEntry(name), { maxLength: 12 }).map((entries) => toEntries(collection, entries));
  const merge = (a: Entries, b: Entries) => mergeEntries(collection, a, listEntries(b));

  it('gives the same result in whatever order entries arrive, and however often [SYNC-10]', () => {
    fc.assert(
      fc.property(some, some, some, (a, b, c) => {
        expect(sorted(merge(a, b))).toEqual(sorted(merge(b, a)));
        expect(sorted(merge(merge(a, b), c))).toEqual(sorted(merge(a, merge(b, c))));
        expect(merge(a, a)).toBe(a);
      }),
    );
  });

  it('comes to the same when entries are put into groups first, and settled then', () => {
    const each = fc.uniqueArray(arbitraryEntry(name), { selector: ({ key }) => key, maxLength: 12 });
    fc.assert(
      fc.property(each, (entries) => {
        const groups: Record<string, Record<string, Entry>> = {};
        for (const entry of entries) (groups[groupOf(entry.key)] ??= {})[entry.key] = entry;
        const settled = reconcileEntries(collection, groups);
        expect(settled).toEqual(toEntries(collection, entries));
        expect(reconcileEntries(collection, settled)).toBe(settled);
      }),
    );
  });

  it('sends exactly what the other side does not know', () => {
    fc.assert(
      fc.property(some, some, (a, b) => {
        const both = merge(a, b);
        expect(missingEntries(collection, both, a)).toEqual([]);
        expect(sorted(mergeEntries(collection, a, missingEntries(collection, a, both)))).toEqual(sorted(both));
      }),
    );
  });

  it('accepts the entries that it makes, and none with half a character or an endless key', () => {
    fc.assert(
      fc.property(arbitraryEntry(name), (entry) => {
        expect(readEntry(collection, entry)).toEqual(entry);
        expect(readEntry(collection, { ...entry, key: `${entry.key}\ud83c` })).toBeNull();
        expect(readEntry(collection, { ...entry, key: entry.key.repeat(301) })).toBeNull();
        expect(readEntry(collection, { ...entry, changedAt: -1 })).toBeNull();
        expect(readEntry(collection, { ...entry, changedAt: 8_640_000_000_000_001 })).toBeNull();
      }),
    );
    for (const nothing of [null, 1, 'x', [], {}]) expect(readEntry(collection, nothing)).toBeNull();
  });
});

describe('a collection', () => {
  const plays = collectionByName('plays');
  const entry = { key: 'movie:603/a', value: { watchedAt: 1, how: 'played', title: 'A', year: null }, changedAt: 5 };

  it('keeps the objects of what did not change, and tells what did', () => {
    const before = toEntries(plays, [entry, { ...entry, key: 'movie:604/b' }]);
    const changed = changeEntry(findEntry(before, entry.key), entry.key, { ...entry.value, title: 'B' }, 4);
    const after = mergeEntries(plays, before, [changed]);
    expect(after['movie:604']).toBe(before['movie:604']);
    expect(changedEntries(before, after)).toEqual([changed]);
    expect(changed.changedAt).toBe(6);
    expect(changedEntries(after, after)).toEqual([]);
  });

  it('lets a removal win over a change of the same moment, and a later change over the removal', () => {
    const removed = removeEntry(entry, 1);
    expect(removed.removedAt).toBe(5);
    expect(isLive(removed)).toBe(false);
    const back = changeEntry(removed, entry.key, entry.value, 1);
    expect(isLive(back)).toBe(true);
    expect(removeEntry(removed, 99)).toBe(removed);
  });
});

describe('times in the future', () => {
  const at = (key: string, changedAt: number, removedAt?: number) => ({
    key,
    value: {},
    changedAt,
    ...(removedAt && { removedAt }),
  });

  it('move back together within a title, and leave other titles alone', () => {
    const entries = [at('tv:1', 10, 110), at('tv:1/s1e1', 105), at('tv:2', 90)];
    expect(clampEntries(entries, { nowMs: 100 })).toEqual([at('tv:1', 0, 100), at('tv:1/s1e1', 95), at('tv:2', 90)]);
  });

  it('move back by how far the sender is ahead, unless that is absurd', () => {
    expect(clampEntries([at('tv:1', 110)], { nowMs: 100, sentAtMs: 150 })).toEqual([at('tv:1', 60)]);
    expect(clampEntries([at('tv:1', 110)], { nowMs: 100, sentAtMs: 9e12 })).toEqual([at('tv:1', 100)]);
    const past = [at('tv:1', 99)];
    expect(clampEntries(past, { nowMs: 100, sentAtMs: 150 })).toBe(past);
  });
});

const NOW = Date.parse('2026-03-01T12:00:00Z');
const bookmark: Bookmark = { mediaId: 605, mediaType: 'movie', category: 'watchlist', addedAt: NOW };
const half = { watched: 50, duration: 100 };
const played = { mediaType: 'movie' as const, id: 605, title: 'A Film', year: 2001 };
const show = { mediaType: 'tv' as const, id: 605, title: 'A Show', year: 2002 };
const episode = (number: number) => ({ season: 1, number, id: number, title: `Part ${number}`, seasonId: 9 });

describe('a push of a client without tombstones', () => {
  it('adds and refreshes, and deletes nothing by leaving it out [SYNC-02]', () => {
    const mine: Bookmark[] = [bookmark, { ...bookmark, mediaId: 7 }];
    const pushed: Bookmark[] = [{ mediaId: 9, category: 'favorites', addedAt: NOW }];
    expect(mergeBookmarks(mine, pushed)).toHaveLength(3);
  });

  it('does not bring back what was removed since, though it comes without a type and without tombstones [SYNC-11]', () => {
    const removed: Bookmark[] = [{ ...bookmark, removedAt: NOW + 1 }];
    const pushed: Bookmark[] = [{ mediaId: 605, category: 'watchlist', addedAt: NOW }];
    expect(mergeBookmarks(removed, pushed).filter(isBookmarkAlive)).toEqual([]);
  });
});

describe('the wire', () => {
  const push = { updatedAt: NOW };

  it('carries bookmarks and history there and back', () => {
    const entries: Bookmark[] = [
      { ...bookmark, removedAt: NOW + 1 },
      { mediaId: 7, category: 'watchlist', addedAt: NOW },
    ];
    expect(bookmarksFromWire(entries)).toEqual(entries);
    const film = recordProgress({}, played, half, NOW);
    const history = historyFromEntries(recordProgress(film, { ...show, episode: episode(1) }, half, NOW));
    expect(Object.keys(serializeHistory(history))).toEqual(['605', 'show-605']);
    expect(historyFromWire(serializeHistory(history))).toEqual(history);
    const settings = { theme: { value: 'light', updatedAt: NOW } };
    expect(settingsFromWire(settings)).toEqual(settings);
    expect(historyFromWire({ 'movie-605': { type: 'movie', progress: half } })).toHaveProperty('movie:605');
  });

  it('drops members that it does not know, and texts that no database holds', () => {
    const entry = { mediaId: 1, category: ' no\u0000ir\ud800 ', addedAt: 1.5, poster: 'x', resolved: true };
    expect(syncBookmarksBodySchema.parse({ ...push, bookmarks: [entry], admin: true })).toEqual({
      ...push,
      bookmarks: [{ mediaId: 1, category: 'no\ufffdir\ufffd', addedAt: 1 }],
    });
    const settings = { motion: { value: 'reduced', updatedAt: 1 }, invented: { value: 1, updatedAt: 1 } };
    expect(syncSettingsBodySchema.parse({ ...push, settings })).toEqual({
      ...push,
      settings: { motion: settings.motion },
    });
  });

  it('takes what the player stores: a size as a number, and a long map of keys', () => {
    const playerKeys = JSON.stringify({ mute: ['x'.repeat(24), 'y'.repeat(24)], back: Array(3).fill('z'.repeat(24)) });
    const settings = {
      subtitleScale: { value: 1.35, updatedAt: 1 },
      playerKeys: { value: playerKeys, updatedAt: 1 },
    };
    expect(syncSettingsBodySchema.parse({ ...push, settings })).toEqual({ ...push, settings });
  });

  it.each([
    ['a mediaId of 0', { mediaId: 0, category: 'a', addedAt: 1 }],
    ['a mediaId beyond the database', { mediaId: 2 ** 31, category: 'a', addedAt: 1 }],
    ['an empty category', { mediaId: 1, category: '  ', addedAt: 1 }],
    ['a time before all time', { mediaId: 1, category: 'a', addedAt: -1 }],
    ['a time that is no number', { mediaId: 1, category: 'a', addedAt: '2026' }],
    ['a category that is too long', { mediaId: 1, category: 'x'.repeat(syncLimits.categoryLength + 1), addedAt: 1 }],
    ['a type that is none', { mediaId: 1, category: 'a', addedAt: 1, mediaType: 'person' }],
  ])('refuses a bookmark with %s', (_name, entry) => {
    expect(syncBookmarksBodySchema.safeParse({ ...push, bookmarks: [entry] }).success).toBe(false);
  });

  it.each(['constructor', 'prototype', 'a', '-1', 'movie-', '1e3', '0', '9999999999', '12345678901'])(
    'refuses history keyed %s',
    (key) => {
      const items = { [key]: { type: 'movie', progress: half, updatedAt: 1 } };
      expect(syncHistoryBodySchema.safeParse({ ...push, items }).success).toBe(false);
    },
  );

  it('refuses more entries than one push may have', () => {
    const bookmarks = Array.from({ length: syncLimits.pushEntries.bookmarks + 1 }, (_, at) => ({
      mediaId: at + 1,
      category: 'a',
      addedAt: 1,
    }));
    expect(syncBookmarksBodySchema.safeParse({ ...push, bookmarks }).success).toBe(false);
  });

  it('never lets a prototype key through', () => {
    const items = JSON.parse('{"__proto__":{"type":"movie","progress":{"watched":1,"duration":1}}}') as object;
    expect(historyFromWire(syncHistoryBodySchema.parse({ ...push, items }).items)).toEqual({});
    expect(({} as Record<string, unknown>).type).toBeUndefined();
  });
});
