import { DAY_MS, parseIsoDate } from '../media';
import type { SeriesAiring } from './airing';

/** After this long without an episode, and without one announced, none is expected from one day to the next. */
const QUIET_MS = 60 * DAY_MS;

/** Milliseconds after which a browser asks again what airs of a series: a day, or a week if it is quiet (FOLLOW-06). */
export function airingLifetime({ episodes }: Pick<SeriesAiring, 'episodes'>, nowMs: number): number {
  // They are in the order of their dates.
  const lastMs = parseIsoDate(episodes.at(-1)?.airDate ?? '') ?? 0;
  return nowMs - lastMs > QUIET_MS ? 7 * DAY_MS : DAY_MS;
}
