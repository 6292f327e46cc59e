import type { MediaType, TitleKey } from '../media';

/** Seconds watched and the media's length in seconds. */
export interface Progress {
  watched: number;
  duration: number;
}

/** Placeholder for an unknown duration of something that was watched completely. */
export const UNKNOWN_DURATION_SEC = 60;

/** Whether a stored duration is real and not the placeholder. */
export const isKnownDuration = (seconds: number): boolean => seconds > UNKNOWN_DURATION_SEC;

/** An episode in the history, keyed `s{season}e{number}` within its show. */
export interface HistoryEpisode {
  /** TMDB id of the episode. */
  id: number;
  number: number;
  title: string;
  /** TMDB id of the season. */
  seasonId: number;
  /** Epoch milliseconds of the last change; orders concurrent edits. */
  updatedAt: number;
  progress: Progress;
  /** Tombstone: removed at this time; back again if `updatedAt` is later. */
  removedAt?: number;
}

/** A film or a show in the watch history (HISTORY-02). */
export interface HistoryItem {
  mediaType: MediaType;
  id: number;
  title: string;
  year: number | null;
  /** Epoch milliseconds; for a show never less than any of its episodes'. */
  updatedAt: number;
  /** Films only. */
  progress?: Progress | undefined;
  /** Shows only. */
  episodes?: Record<string, HistoryEpisode> | undefined;
  /** Tombstone for the whole title: everything that was not updated later is removed. */
  removedAt?: number;
}

/** The watch history in memory. Storage and requests key it by id (`serializeHistory`). */
export type WatchHistory = Record<TitleKey, HistoryItem>;

/** The title that is playing, with the fields that the history stores. */
export interface PlayedTitle {
  mediaType: MediaType;
  id: number;
  title: string;
  year: number | null;
  episode?: { season: number; number: number; id: number; title: string; seasonId: number };
}

/** Key of a film or an episode: `movie:603` or `tv:1399/s1e2`. */
export const playedKey = ({ mediaType, id, episode }: PlayedTitle): string =>
  episode ? `${mediaType}:${id}/${episodeKey(episode.season, episode.number)}` : `${mediaType}:${id}`;

export const episodeKey = (season: number, episode: number): string => `s${season}e${episode}`;

/** Season and episode number of an `s{season}e{number}` key, or null. */
export function parseEpisodeKey(key: string): { season: number; episode: number } | null {
  const match = /^s(\d{1,5})e(\d{1,5})$/.exec(key);
  return match ? { season: Number(match[1]), episode: Number(match[2]) } : null;
}
