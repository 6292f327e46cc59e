import type { EpisodeRef } from '../../records';
import { episodeRef } from '../../values/build';
import { episodeNumber } from '../../values/fields';

/**
 * Parses the last watched episode: `S03E07`, `s3e7`, or `E12` and `12` for a series without seasons. Null for anything
 * else.
 */
export function lastEpisode(text: string, isAnime: boolean): EpisodeRef | null {
  const [, season, number] = /^(?:s(\d{1,5}))?\s?(?:e|ep)?\s?(\d{1,5})$/i.exec(text.trim()) ?? [];
  const last = episodeNumber(number, 1);
  if (last === null) return null;
  // Simkl numbers anime from 1 in each entry, regardless of seasons elsewhere.
  if (isAnime && (season === undefined || Number(season) === 1)) return episodeRef({ absolute: last });
  return episodeRef({ season: season === undefined ? 1 : episodeNumber(season), number: last });
}

/** Simkl's status of a title: `plan to watch`, `plantowatch`, `completed`, `watching`, `hold`, `dropped`. */
export type SimklStatus = 'planned' | 'completed' | 'other';

export function simklStatus(text: string): SimklStatus {
  const status = text.toLowerCase().replace(/[^a-z]/g, '');
  if (status.includes('plan')) return 'planned';
  return status === 'completed' ? 'completed' : 'other';
}
