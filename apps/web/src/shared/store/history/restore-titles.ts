import {
  mergeHistory,
  watchedEpisodes,
  type HistoryEpisode,
  type HistoryItem,
  type TitleKey,
  type WatchHistory,
} from '@marquee/core';

/** Everything of an item that is not removed, with new times from `fromMs` on in the old order. */
function revive(item: HistoryItem, fromMs: number): HistoryItem {
  const { removedAt: _title, ...rest } = item;
  if (item.mediaType === 'movie') return { ...rest, updatedAt: fromMs };
  const episodes: Record<string, HistoryEpisode> = {};
  watchedEpisodes(item)
    .reverse()
    .forEach(({ key, season: _season, episode: _number, removedAt: _removed, ...episode }, index) => {
      episodes[key] = { ...episode, updatedAt: fromMs + index };
    });
  return { ...rest, episodes, updatedAt: fromMs + Object.keys(episodes).length };
}

/**
 * The history after undoing a removal. Removed entries are written with times later than their tombstones, so that
 * every device agrees, in their old order.
 */
export function restoreTitles(history: WatchHistory, removed: WatchHistory, nowMs: number): WatchHistory {
  const entries = Object.entries(removed) as [TitleKey, HistoryItem][];
  const inOrder = entries.sort(([, a], [, b]) => a.updatedAt - b.updatedAt);
  const tombstones = inOrder.map(([key]) => history[key]?.removedAt ?? 0);
  let fromMs = Math.max(nowMs, ...tombstones) + 1;
  const revived: WatchHistory = {};
  for (const [key, item] of inOrder) {
    const back = revive(item, fromMs);
    revived[key] = back;
    fromMs = back.updatedAt + 1;
  }
  return mergeHistory(history, revived);
}
