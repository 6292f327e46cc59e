import { isWatched } from '../playback/resume';
import { titleKey, type TitleKey } from '../media';
import { parseEpisodeKey, type HistoryEpisode, type HistoryItem, type Progress, type WatchHistory } from './types';

/** Whether a record was updated after every tombstone that covers it: its own and its title's. */
const isAlive = (record: { updatedAt: number; removedAt?: number }, titleRemovedAt = -1): boolean =>
  record.updatedAt > Math.max(record.removedAt ?? -1, titleRemovedAt);

export interface WatchedEpisode extends HistoryEpisode {
  key: string;
  season: number;
  episode: number;
}

/** The episodes of a show that are not removed, newest first. */
export function watchedEpisodes(item: HistoryItem): WatchedEpisode[] {
  return Object.entries(item.episodes ?? {})
    .flatMap(([key, episode]) => {
      const position = parseEpisodeKey(key);
      return position && isAlive(episode, item.removedAt) ? [{ ...episode, ...position, key }] : [];
    })
    .sort((a, b) => b.updatedAt - a.updatedAt || b.season - a.season || b.episode - a.episode);
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

/** Every title that is not removed, the one watched last first. */
export function historyEntries(history: WatchHistory): HistoryEntry[] {
  return Object.values(history)
    .flatMap((item): HistoryEntry[] => {
      const key = titleKey(item.mediaType, item.id);
      if (item.mediaType === 'tv') {
        const [episode] = watchedEpisodes(item);
        return episode ? [{ key, item, episode, progress: episode.progress, updatedAt: episode.updatedAt }] : [];
      }
      return item.progress && isAlive(item)
        ? [{ key, item, episode: null, progress: item.progress, updatedAt: item.updatedAt }]
        : [];
    })
    .sort((a, b) => b.updatedAt - a.updatedAt || (a.key < b.key ? -1 : 1));
}

/** Titles that were begun and not finished, the one watched last first. */
export const continueWatching = (history: WatchHistory): HistoryEntry[] =>
  historyEntries(history).filter(({ episode, progress }) => !isWatched(episode ? 'episode' : 'movie', progress));

/** Progress of a film, or of an episode when its key is given; null when there is none. */
export function savedProgress(history: WatchHistory, key: TitleKey, episode?: string): Progress | null {
  const item = Object.hasOwn(history, key) ? history[key] : undefined;
  if (!item) return null;
  if (episode === undefined) return item.progress && isAlive(item) ? item.progress : null;
  const record = item.episodes && Object.hasOwn(item.episodes, episode) ? item.episodes[episode] : undefined;
  return record && isAlive(record, item.removedAt) ? record.progress : null;
}
