import { describe, expect, it } from '@jest/globals';
import { isBookmarkAlive, mergeBookmarks, type Bookmark } from '../bookmarks';
import { syncBookmarksBodySchema, syncHistoryBodySchema, syncLimits, syncSettingsBodySchema } from '../contracts/sync';
import { historyFromEntries, serializeHistory } from '../history';
import { recordProgress } from '../history/testing/watched';
import { bookmarksFromWire, historyFromWire, settingsFromWire } from './index';

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
