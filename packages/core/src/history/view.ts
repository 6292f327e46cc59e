import { isWatched } from '../playback/resume';
import { titleKey, type TitleKey } from '../media';
import { isLive } from '../sync/merge-entries';
import { parseEpisodeKey, type HistoryEpisode, type HistoryItem, type Progress, type WatchHistory } from './types';

/** Whether a record is newer than its own tombstone and its title's. */
export const isAlive = (record: { updatedAt: number; removedAt?: number }, titleRemovedAt = -1): boolean =>
  isLive({ changedAt: record.updatedAt, removedAt: Math.max(record.removedAt ?? -1, titleRemovedAt) });

export interface WatchedEpisode extends HistoryEpisode {
  key: string;
  season: number;
  episode: number;
}

/** Newest first. */
const byTime = (a: WatchedEpisode, b: WatchedEpisode): number =>
  b.updatedAt - a.updatedAt || b.season - a.season || b.episode - a.episode;

/** The episodes of a show that are not removed, newest first. */
export function watchedEpisodes(item: HistoryItem): WatchedEpisode[] {
  return Object.entries(item.episodes ?? {})
    .flatMap(([key, episode]) => {
      const position = parseEpisodeKey(key);
      return position && isAlive(episode, item.removedAt) ? [{ ...episode, ...position, key }] : [];
    })
    .sort(byTime);
}

/** A title as the history page and the Continue Watching row show it. */
export interface HistoryEntry {
  key: TitleKey;
  item: HistoryItem;
  /** The episode watched last; null for a film. */
  episode: WatchedEpisode | null;
  progress: Progress;
  updatedAt: number;
}

/** The episode watched last; at the same time, the later one of the show. */
function lastEpisode({ episodes = {}, removedAt }: HistoryItem): WatchedEpisode | null {
  let last: WatchedEpisode | null = null;
  for (const key of Object.keys(episodes)) {
    const record = episodes[key];
    if (!record || !isAlive(record, removedAt) || record.updatedAt < (last?.updatedAt ?? 0)) continue;
    const position = parseEpisodeKey(key);
    if (!position) continue;
    const episode = { ...record, ...position, key };
    if (!last || byTime(episode, last) < 0) last = episode;
  }
  return last;
}

const shown = new WeakMap<HistoryItem, HistoryEntry | null>();

/** A title's entry; memoised, so the same object until the title changes. Null if the title was removed. */
export function entryOf(item: HistoryItem): HistoryEntry | null {
  const known = shown.get(item);
  if (known !== undefined) return known;
  const key = titleKey(item.mediaType, item.id);
  const episode = item.mediaType === 'tv' ? lastEpisode(item) : null;
  let entry: HistoryEntry | null = null;
  if (episode) entry = { key, item, episode, progress: episode.progress, updatedAt: episode.updatedAt };
  else if (item.mediaType === 'movie' && item.progress && isAlive(item))
    entry = { key, item, episode, progress: item.progress, updatedAt: item.updatedAt };
  shown.set(item, entry);
  return entry;
}

export const byLatest = (a: HistoryEntry, b: HistoryEntry): number =>
  b.updatedAt - a.updatedAt || (a.key < b.key ? -1 : 1);

/** All titles that are not removed, the one watched last first. */
export const historyEntries = (history: WatchHistory): HistoryEntry[] =>
  Object.values(history)
    .flatMap((item) => entryOf(item) ?? [])
    .sort(byLatest);

/** Whether the film, or the episode watched last, was finished. */
export const isFinished = ({ episode, progress }: HistoryEntry): boolean =>
  isWatched(episode ? 'episode' : 'movie', progress);

/** Started but unfinished titles, the one watched last first. */
export const continueWatching = (entries: readonly HistoryEntry[]): HistoryEntry[] =>
  entries.filter((entry) => !isFinished(entry));

/** Series whose last watched episode was finished, latest first. Each may have a next episode. */
export const finishedSeries = (entries: readonly HistoryEntry[]): HistoryEntry[] =>
  entries.filter((entry) => entry.episode !== null && isFinished(entry));

/** Progress of a film, or of the given episode; null if there is none. */
export function savedProgress(item: HistoryItem | null | undefined, episode?: string): Progress | null {
  if (!item) return null;
  if (episode === undefined) return item.progress && isAlive(item) ? item.progress : null;
  const record = item.episodes && Object.hasOwn(item.episodes, episode) ? item.episodes[episode] : undefined;
  return record && isAlive(record, item.removedAt) ? record.progress : null;
}
