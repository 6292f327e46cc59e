import { titleKey, type MediaType, type TitleKey } from '../media';
import { mergeHistory } from './entries';
import { episodeKey, type HistoryEpisode, type HistoryItem, type Progress, type WatchHistory } from './types';

/** The title that is playing, with the fields that the history stores. */
export interface PlayedTitle {
  mediaType: MediaType;
  id: number;
  title: string;
  year: number | null;
  episode?: { season: number; number: number; id: number; title: string; seasonId: number };
}

const put = (history: WatchHistory, item: HistoryItem): WatchHistory => {
  const key = titleKey(item.mediaType, item.id);
  const mine = Object.hasOwn(history, key) ? history[key] : undefined;
  return { ...history, ...mergeHistory(mine ? { [key]: mine } : {}, { [key]: item }) };
};

/**
 * The history after watching to `progress` at `nowMs`. A clock that runs behind an entry's own time
 * (another device's was ahead) still moves it forward, so the newest position is never lost.
 */
export function recordProgress(
  history: WatchHistory,
  played: PlayedTitle,
  progress: Progress,
  nowMs: number,
): WatchHistory {
  const { mediaType, id, title, year, episode } = played;
  const mine = history[titleKey(mediaType, id)];
  const after = (record: { updatedAt: number; removedAt?: number } | undefined): number =>
    Math.max(nowMs, (record?.updatedAt ?? -1) + 1, (record?.removedAt ?? -1) + 1);
  const base = { mediaType, id, title, year };
  if (!episode) return put(history, { ...base, updatedAt: after(mine), progress });
  const key = episodeKey(episode.season, episode.number);
  const { season: _season, ...known } = episode;
  const floor = mine?.removedAt === undefined ? nowMs : Math.max(nowMs, mine.removedAt + 1);
  const updatedAt = Math.max(floor, after(mine?.episodes?.[key]));
  const record: HistoryEpisode = { ...known, updatedAt, progress };
  return put(history, { ...base, updatedAt: Math.max(updatedAt, after(mine)), episodes: { [key]: record } });
}

const removed = (item: HistoryItem, nowMs: number): HistoryItem => ({
  ...item,
  removedAt: Math.max(nowMs, item.updatedAt, item.removedAt ?? 0),
});

/** Removes a whole title and leaves a tombstone, so that another device cannot bring it back. */
export function removeTitle(history: WatchHistory, key: TitleKey, nowMs: number): WatchHistory {
  const mine = Object.hasOwn(history, key) ? history[key] : undefined;
  return mine ? { ...history, [key]: removed(mine, nowMs) } : history;
}

/** Removes one episode. */
export function removeEpisode(history: WatchHistory, key: TitleKey, episode: string, nowMs: number): WatchHistory {
  const mine = Object.hasOwn(history, key) ? history[key] : undefined;
  const record = mine?.episodes?.[episode];
  if (!mine || !record) return history;
  const removed = { ...record, removedAt: Math.max(nowMs, record.updatedAt) };
  return put(history, { ...mine, episodes: { [episode]: removed } });
}

/** Removes every title. */
export const clearHistory = (history: WatchHistory, nowMs: number): WatchHistory =>
  Object.fromEntries(Object.entries(history).map(([key, item]) => [key, removed(item, nowMs)]));
