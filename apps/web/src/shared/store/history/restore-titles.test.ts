import { describe, expect, it } from '@jest/globals';
import {
  clearHistory,
  historyEntries,
  mergeHistory,
  recordProgress,
  removeTitle,
  type TitleKey,
  type WatchHistory,
} from '@marquee/core';
import { restoreTitles } from './restore-titles';

const progress = { watched: 40, duration: 100 };
const film = (id: number) => ({ mediaType: 'movie' as const, id, title: `Film ${id}`, year: null });
const episode = (number: number) => ({
  mediaType: 'tv' as const,
  id: 9,
  title: 'Show',
  year: null,
  episode: { season: 1, number, id: number, title: `Part ${number}`, seasonId: 1 },
});

const watched = (): WatchHistory => {
  let history: WatchHistory = {};
  history = recordProgress(history, film(1), progress, 100);
  history = recordProgress(history, episode(1), progress, 200);
  history = recordProgress(history, episode(2), progress, 300);
  return recordProgress(history, film(2), progress, 400);
};
const only = (history: WatchHistory, key: TitleKey): WatchHistory => {
  const item = history[key];
  return item ? { [key]: item } : {};
};
const shown = (history: WatchHistory) => historyEntries(history).map(({ key, episode: last }) => [key, last?.key]);

describe('taking a removal back', () => {
  it('brings everything back in its order', () => {
    const before = watched();
    const after = restoreTitles(clearHistory(before, 1000), before, 1500);
    expect(shown(after)).toEqual(shown(before));
  });

  it('wins on a device that has heard of the removal', () => {
    const before = watched();
    const removed = removeTitle(before, 'tv:9', 1000);
    const other = mergeHistory(removed, before);
    expect(shown(other)).not.toContainEqual(['tv:9', 's1e2']);
    const after = restoreTitles(removed, only(before, 'tv:9'), 1000);
    expect(shown(mergeHistory(other, after))).toContainEqual(['tv:9', 's1e2']);
  });

  it('brings nothing back that was removed before', () => {
    const before = removeTitle(watched(), 'movie:1', 500);
    const after = restoreTitles(removeTitle(before, 'movie:2', 600), only(before, 'movie:2'), 700);
    expect(shown(after).map(([key]) => key)).toEqual(['movie:2', 'tv:9']);
  });
});
