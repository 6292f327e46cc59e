import { describe, expect, it } from '@jest/globals';
import { bookmarkRules, bookmarkToEntry, type Bookmark } from '../bookmarks';
import { add, merge, remove, type Shelf } from '../bookmarks/testing/shelf';
import { TOMBSTONE_TTL_MS } from '../collections';
import { syncLimits } from '../contracts/sync';
import { historyRules, type HistoryValue } from '../history';
import { historyEntries, recordProgress, removeEpisode, removeTitle, type Watched } from '../history/testing/watched';
import type { SettingsMap } from '../settings';
import { clampAll, clampSettings, clampTimes, expireBookmarks, expireHistory, expireSettings } from './testing/lists';
import { countLive, toEntries, type Entry } from './merge-entries';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-03-01T12:00:00Z');
const film = { mediaId: 605, mediaType: 'movie' as const };
const stored = (bookmarks: Bookmark[]): Shelf => toEntries(bookmarkRules, bookmarks.map(bookmarkToEntry));
const half = { watched: 50, duration: 100 };
const played = { mediaType: 'movie' as const, id: 605, title: 'A Film', year: 2001 };
const show = { mediaType: 'tv' as const, id: 605, title: 'A Show', year: 2002 };
const episode = (number: number) => ({ season: 1, number, id: number, title: `Part ${number}`, seasonId: 9 });

describe('times from a clock that is ahead', () => {
  it('are moved to the present, and times of the past stay [SYNC-18]', () => {
    expect(clampTimes({ addedAt: NOW + HOUR }, { nowMs: NOW })).toEqual({ addedAt: NOW });
    expect(clampTimes({ addedAt: NOW - HOUR }, { nowMs: NOW, sentAtMs: NOW + HOUR })).toEqual({ addedAt: NOW - HOUR });
  });

  it('are moved back by as much as the sender is ahead, so that sending them again gives the same', () => {
    const entry = { addedAt: NOW + HOUR - 5 };
    const first = clampTimes(entry, { nowMs: NOW, sentAtMs: NOW + HOUR });
    const again = clampTimes(entry, { nowMs: NOW + 60_000, sentAtMs: NOW + HOUR + 60_000 });
    expect(first).toEqual({ addedAt: NOW - 5 });
    expect(again).toEqual(first);
  });

  it('keep their order: a bookmark that was removed and added again is still there', () => {
    const back = add(remove(add({}, film, NOW + 1), film, NOW + 2), film, NOW + HOUR);
    expect(countLive(clampAll(back, { nowMs: NOW }))).toBe(1);
    const gone = remove(back, film, NOW + 2 * HOUR);
    expect(countLive(clampAll(gone, { nowMs: NOW }))).toBe(0);
  });

  it('move a show together with its episodes: those watched after its removal are still there', () => {
    let history: Watched = recordProgress({}, { ...show, episode: episode(1) }, half, NOW + 1);
    history = removeTitle(history, 'tv:605', NOW + 2);
    history = recordProgress(history, { ...show, episode: episode(2) }, half, NOW + HOUR);
    const [entry] = historyEntries(clampAll(history, { nowMs: NOW, sentAtMs: NOW + HOUR }));
    expect(entry?.episode).toMatchObject({ number: 2, updatedAt: NOW });
  });

  it('are believed from a clock that is up to 366 days ahead, and no further', () => {
    const YEAR = 366 * 24 * HOUR;
    const entry = { addedAt: NOW + HOUR };
    expect(clampTimes(entry, { nowMs: NOW, sentAtMs: NOW + YEAR })).toEqual({ addedAt: NOW + HOUR - YEAR });
    expect(clampTimes(entry, { nowMs: NOW, sentAtMs: NOW + YEAR + 1 })).toEqual({ addedAt: NOW });
  });

  it('stay where they are unless one lies in the future, whatever the sender’s clock says', () => {
    expect(clampTimes({ addedAt: NOW }, { nowMs: NOW, sentAtMs: NOW + HOUR })).toEqual({ addedAt: NOW });
  });

  it('are moved of a film, of an episode that was removed, and of a setting', () => {
    const film = recordProgress({}, played, half, NOW + HOUR);
    expect(clampAll(film, { nowMs: NOW })).toEqual(recordProgress({}, played, half, NOW));
    const watched = recordProgress({}, { ...show, episode: episode(1) }, half, NOW);
    const removed = removeEpisode(watched, 'tv:605', 's1e1', NOW + HOUR);
    expect(clampAll(removed, { nowMs: NOW })['tv:605']?.['tv:605/s1e1']).toMatchObject({
      changedAt: NOW - HOUR,
      removedAt: NOW,
    });
    const chosen: SettingsMap = {
      theme: { value: 'light', updatedAt: NOW + HOUR },
      motion: { value: 'reduced', updatedAt: 5 },
    };
    expect(clampSettings(chosen, { nowMs: NOW })).toEqual({
      theme: { value: 'light', updatedAt: NOW },
      motion: { value: 'reduced', updatedAt: 5 },
    });
  });

  it('cannot be moved before all time by a sender who makes up the present', () => {
    const entry: Bookmark = { ...film, category: 'watchlist', addedAt: NOW + 10, removedAt: 5 };
    expect(clampTimes(entry, { nowMs: NOW, sentAtMs: syncLimits.timeMs })).toMatchObject({
      addedAt: NOW,
      removedAt: 0,
    });
  });
});

describe('a removal', () => {
  const later = NOW + TOMBSTONE_TTL_MS + HOUR;

  it('of a bookmark is forgotten after 180 days, and not before [SYNC-19]', () => {
    const removed = remove(add({}, film, NOW), film, NOW + 1);
    expect(expireBookmarks(removed, later - 2 * HOUR)).toEqual(removed);
    expect(expireBookmarks(removed, later)).toEqual({});
    expect(countLive(expireBookmarks(add(removed, film, NOW + 2), later))).toBe(1);
  });

  it('of a film is forgotten though the series of the same number is still there', () => {
    const series = add({}, { ...film, mediaType: 'tv' }, NOW);
    const removed = remove(add(series, film, NOW), film, NOW + 1);
    expect(expireBookmarks(removed, later)).toEqual(series);
    const old: Bookmark = { mediaId: 605, category: 'watchlist', addedAt: NOW, removedAt: NOW };
    expect(expireBookmarks(stored([old]), later)).toEqual({});
  });

  it('does not uncover an old entry without a type when it is forgotten', () => {
    const old: Bookmark = { mediaId: 605, category: 'watchlist', addedAt: NOW - 1 };
    const state = merge(remove(add({}, film, NOW), film, NOW + 1), stored([old]));
    expect(expireBookmarks(state, later)).toEqual({});
    const alone = stored([{ ...old, mediaId: 7 }]);
    expect(expireBookmarks(alone, later)).toEqual(alone);
  });

  it('is remembered for 180 days to the millisecond, one made at the moment of the addition as well', () => {
    expect(TOMBSTONE_TTL_MS).toBe(15_552_000_000);
    const removed = stored([{ ...film, category: 'watchlist', addedAt: NOW, removedAt: NOW }]);
    expect(expireBookmarks(removed, NOW + TOMBSTONE_TTL_MS)).toEqual(removed);
    expect(expireBookmarks(removed, NOW + TOMBSTONE_TTL_MS + 1)).toEqual({});
  });

  it('leaves alone what was not removed, however old, and old entries without a type beside a typed one', () => {
    const typed: Bookmark = { ...film, category: 'watchlist', addedAt: NOW };
    const untyped: Bookmark = { mediaId: 605, category: 'watchlist', addedAt: NOW - 1 };
    const kept = stored([typed, untyped]);
    expect(expireBookmarks(kept, later)).toEqual(kept);
    const gone: Bookmark = { ...typed, mediaId: 7, removedAt: NOW };
    expect(expireBookmarks(stored([untyped, gone]), later)).toEqual(stored([untyped]));
    const watched = recordProgress(recordProgress({}, played, half, NOW), { ...show, episode: episode(1) }, half, 0);
    expect(expireHistory(watched, later)).toEqual(watched);
  });

  it('of a show whose episodes are not known here is remembered as long; a show with nothing at all is not kept', () => {
    const bare = { key: 'tv:605', value: { title: 'A Show', year: 2002 }, changedAt: NOW };
    const of = (head: Entry<HistoryValue>) => toEntries(historyRules, [head]);
    const removed = of({ ...bare, removedAt: NOW + 1 });
    expect(expireHistory(removed, NOW + TOMBSTONE_TTL_MS)).toEqual(removed);
    expect(expireHistory(removed, later)).toEqual({});
    expect(expireHistory(of(bare), NOW)).toEqual({});
  });

  it('of a film, an episode or a whole show is forgotten after 180 days', () => {
    const watched = recordProgress(recordProgress({}, played, half, NOW), { ...show, episode: episode(1) }, half, NOW);
    const two = recordProgress(watched, { ...show, episode: episode(2) }, half, NOW);
    const removed = removeEpisode(removeTitle(two, 'movie:605', NOW + 1), 'tv:605', 's1e1', NOW + 1);
    const rest = expireHistory(removed, later);
    expect(Object.keys(rest)).toEqual(['tv:605']);
    expect(Object.keys(rest['tv:605'] ?? {})).toEqual(['tv:605', 'tv:605/s1e2']);
    expect(expireHistory(removeTitle(rest, 'tv:605', NOW + 2), later)).toEqual({});
  });

  it('of a choice is forgotten, too', () => {
    const chosen: SettingsMap = { theme: { value: 'light', updatedAt: NOW } };
    const reset = { theme: { value: 'light' as const, updatedAt: NOW, removedAt: NOW + 1 } };
    expect(expireSettings(reset, later)).toEqual({});
    expect(expireSettings(chosen, later)).toEqual(chosen);
  });
});
