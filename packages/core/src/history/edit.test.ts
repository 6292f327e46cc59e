import { describe, expect, it } from '@jest/globals';
import type { TitleKey } from '../media';
import { continueWatching, historyFromEntries, restoreEntries } from './index';
import { listEntries, mergeEntries } from '../sync/merge-entries';
import {
  clearHistory,
  historyEntries,
  merge,
  recordProgress,
  removeEpisode,
  removeTitle,
  savedProgress,
  type Watched,
} from './testing/watched';

const film = { mediaType: 'movie' as const, id: 605, title: 'A Film', year: 2001 };
const show = { mediaType: 'tv' as const, id: 605, title: 'A Show', year: 2002 };
const episode = (season: number, number: number) => ({ season, number, id: 1, title: 'Pilot', seasonId: 2 });
const half = { watched: 50, duration: 100 };
const shown = (history: Watched, key: TitleKey) => historyFromEntries(history)[key];

describe('watching and removing', () => {
  it('continues with what was begun and not finished, the latest first [HOME-16]', () => {
    let value = recordProgress({}, film, half, 1);
    value = recordProgress(value, { ...film, id: 7 }, { watched: 95, duration: 100 }, 2);
    value = recordProgress(value, { ...show, episode: episode(1, 1) }, half, 3);
    expect(continueWatching(historyEntries(value)).map((entry) => entry.key)).toEqual(['tv:605', 'movie:605']);
    expect(historyEntries(value)).toHaveLength(3);
  });

  it('moves forward even when the clock runs behind the entry', () => {
    const ahead = recordProgress({}, film, half, 1000);
    const later = recordProgress(ahead, film, { watched: 60, duration: 100 }, 5);
    expect(savedProgress(later, 'movie:605')?.watched).toBe(60);
  });

  it('shows an episode watched again after its show was removed, and only that one', () => {
    let value = recordProgress({}, { ...show, episode: episode(1, 1) }, half, 10);
    value = recordProgress(value, { ...show, episode: episode(1, 2) }, half, 11);
    value = removeTitle(value, 'tv:605', 20);
    expect(historyEntries(value)).toHaveLength(0);
    value = recordProgress(value, { ...show, episode: episode(1, 1) }, half, 15);
    expect(savedProgress(value, 'tv:605', 's1e1')).toEqual(half);
    expect(savedProgress(value, 'tv:605', 's1e2')).toBeNull();
  });

  it('removes a single episode', () => {
    let value = recordProgress({}, { ...show, episode: episode(1, 1) }, half, 10);
    value = removeEpisode(value, 'tv:605', 's1e1', 11);
    expect(savedProgress(value, 'tv:605', 's1e1')).toBeNull();
    expect(removeEpisode(value, 'tv:1', 's1e1', 12)).toBe(value);
  });

  it('stands by the time it was watched, the latest first, and by its key where that is the same', () => {
    let value = recordProgress({}, { ...film, id: 9 }, half, 5);
    value = recordProgress(value, { ...film, id: 10 }, half, 5);
    value = recordProgress(value, { ...film, id: 8 }, half, 6);
    for (const titles of [Object.entries(value), Object.entries(value).reverse()])
      expect(historyEntries(Object.fromEntries(titles)).map(({ key }) => key)).toEqual([
        'movie:8',
        'movie:10',
        'movie:9',
      ]);
  });

  it('shows of a show the episode watched last, of several at once the one furthest on', () => {
    let value = recordProgress({}, { ...show, episode: episode(1, 2) }, half, 5);
    value = recordProgress(value, { ...show, episode: episode(1, 10) }, half, 5);
    expect(historyEntries(value)[0]?.episode).toMatchObject({ season: 1, episode: 10, key: 's1e10', updatedAt: 5 });
    value = recordProgress(value, { ...show, episode: episode(2, 1) }, half, 5);
    expect(historyEntries(value)[0]?.episode).toMatchObject({ season: 2, episode: 1 });
    value = recordProgress(value, { ...show, episode: episode(1, 1) }, half, 6);
    expect(historyEntries(value)[0]).toMatchObject({ episode: { episode: 1 }, updatedAt: 6, progress: half });
  });

  it('is gone when it was removed at the very moment of watching, and what a faster clock wrote goes too', () => {
    const watched = recordProgress(recordProgress({}, film, half, 10), { ...show, episode: episode(1, 1) }, half, 10);
    for (const nowMs of [10, 3]) {
      expect(savedProgress(removeTitle(watched, 'movie:605', nowMs), 'movie:605')).toBeNull();
      expect(savedProgress(removeEpisode(watched, 'tv:605', 's1e1', nowMs), 'tv:605', 's1e1')).toBeNull();
      expect(historyEntries(removeTitle(watched, 'tv:605', nowMs)).map(({ key }) => key)).toEqual(['movie:605']);
    }
  });

  it('comes after every removal that it knows of, whatever the clock says', () => {
    const gone = removeTitle(recordProgress({}, { ...show, episode: episode(1, 1) }, half, 10), 'tv:605', 50);
    const again = recordProgress(gone, { ...show, episode: episode(1, 1) }, half, 20);
    expect(shown(again, 'tv:605')).toMatchObject({ updatedAt: 51, episodes: { s1e1: { updatedAt: 51 } } });
    const without = removeEpisode(again, 'tv:605', 's1e1', 80);
    const third = recordProgress(without, { ...show, episode: episode(1, 1) }, half, 20);
    expect(third['tv:605']?.['tv:605/s1e1']?.changedAt).toBe(81);
    const removed = removeTitle(recordProgress({}, film, half, 10), 'movie:605', 50);
    expect(shown(recordProgress(removed, film, half, 20), 'movie:605')?.updatedAt).toBe(51);
    expect(shown(recordProgress({}, film, half, 0), 'movie:605')?.updatedAt).toBe(0);
  });

  it('brings a show what is known of it now, though its other episodes carry times of a faster clock', () => {
    const ahead = recordProgress({}, { ...show, episode: episode(1, 1) }, half, 1000);
    const later = recordProgress(ahead, { ...show, title: 'New Name', episode: episode(1, 2) }, half, 5);
    expect(shown(later, 'tv:605')).toMatchObject({
      title: 'New Name',
      updatedAt: 1001,
      episodes: { s1e2: { updatedAt: 5 } },
    });
  });

  it('begins with a show of which no episode is known', () => {
    const head = { key: 'tv:605', value: { title: 'A Show', year: 2002 }, changedAt: 10, removedAt: 10 };
    const bare: Watched = { 'tv:605': { 'tv:605': head } };
    expect(removeEpisode(bare, 'tv:605', 's1e1', 20)).toBe(bare);
    const again = recordProgress(bare, { ...show, episode: episode(1, 1) }, half, 5);
    expect(savedProgress(again, 'tv:605', 's1e1')).toEqual(half);
  });

  it('is none of what was never watched', () => {
    const value = recordProgress({}, { ...show, episode: episode(1, 1) }, half, 10);
    expect(savedProgress(value, 'movie:1')).toBeNull();
    expect(savedProgress(value, 'tv:605')).toBeNull();
    expect(savedProgress(value, 'tv:605', 's1e2')).toBeNull();
    expect(savedProgress(value, 'tv:605', 'constructor')).toBeNull();
    expect(removeTitle(value, 'movie:1', 9)).toBe(value);
    expect(removeEpisode(value, 'tv:605', 's1e9', 9)).toBe(value);
    expect(savedProgress(recordProgress({}, film, half, 1), 'movie:605', 's1e1')).toBeNull();
  });

  it('is not continued once it counts as watched: an episode sooner than a film [HISTORY-07]', () => {
    const most = { watched: 93.5, duration: 100 };
    const value = recordProgress(recordProgress({}, film, most, 1), { ...show, episode: episode(1, 1) }, most, 2);
    expect(continueWatching(historyEntries(value)).map(({ key }) => key)).toEqual(['movie:605']);
  });

  it('clears everything, and a merge with an old copy stays cleared', () => {
    const value = recordProgress(recordProgress({}, film, half, 1), { ...show, episode: episode(1, 1) }, half, 2);
    expect(historyEntries(merge(clearHistory(value, 9), value))).toHaveLength(0);
  });
});

describe('taking a removal back', () => {
  const two = { ...show, id: 9 };
  const watched = () => {
    let value = recordProgress({}, film, half, 100);
    value = recordProgress(value, { ...two, episode: episode(1, 1) }, half, 200);
    value = recordProgress(value, { ...two, episode: episode(1, 2) }, half, 300);
    return recordProgress(value, { ...film, id: 2 }, half, 400);
  };
  const restore = (history: Watched, removed: Watched, nowMs: number): Watched =>
    mergeEntries({}, history, restoreEntries(history, listEntries(removed), nowMs));
  const only = (history: Watched, key: TitleKey): Watched => ({ [key]: history[key] ?? {} });
  const keysOf = (history: Watched) => historyEntries(history).map(({ key, episode: last }) => [key, last?.key]);

  it('brings everything back in its order', () => {
    const before = watched();
    expect(keysOf(restore(clearHistory(before, 1000), before, 1500))).toEqual(keysOf(before));
  });

  it('wins on a device that has heard of the removal', () => {
    const before = watched();
    const removed = removeTitle(before, 'tv:9', 1000);
    const other = merge(removed, before);
    expect(keysOf(other)).not.toContainEqual(['tv:9', 's1e2']);
    const after = restore(removed, only(before, 'tv:9'), 1000);
    expect(keysOf(merge(other, after))).toContainEqual(['tv:9', 's1e2']);
    expect(savedProgress(merge(other, after), 'tv:9', 's1e1')).toEqual(half);
  });

  it('brings nothing back that was removed before', () => {
    const before = removeTitle(watched(), 'movie:605', 500);
    const after = restore(removeTitle(before, 'movie:2', 600), only(before, 'movie:2'), 700);
    expect(keysOf(after).map(([key]) => key)).toEqual(['movie:2', 'tv:9']);
  });
});
