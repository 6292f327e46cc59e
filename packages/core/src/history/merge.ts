import type { TitleKey } from '../media';
import type { HistoryEpisode, HistoryItem, Progress, WatchHistory } from './types';

/*
 * Merging is commutative, associative and idempotent: every field is either a maximum or comes from
 * the greater of two records under a total order. A title's tombstone hides its older episodes when they are
 * shown (`view.ts`) and drops nothing here: dropping would make the result depend on the order of merging.
 */

const NEVER = -1;
const later = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined ? b : b === undefined ? a : Math.max(a, b);

const stableJson = (value: object): string => JSON.stringify(value, Object.keys(value).sort());

/** The greater of two records: newer first, then further watched, then an arbitrary fixed order. */
function newest<R extends { updatedAt: number; progress?: Progress }>(a: R, b: R, label: (record: R) => object): R {
  if (a.updatedAt !== b.updatedAt) return a.updatedAt > b.updatedAt ? a : b;
  const watched = (a.progress?.watched ?? NEVER) - (b.progress?.watched ?? NEVER);
  if (watched !== 0) return watched > 0 ? a : b;
  const duration = (a.progress?.duration ?? NEVER) - (b.progress?.duration ?? NEVER);
  if (duration !== 0) return duration > 0 ? a : b;
  return stableJson(label(a)) >= stableJson(label(b)) ? a : b;
}

const withRemovedAt = <R extends { removedAt?: number }>(record: R, removedAt: number | undefined): R => {
  const { removedAt: _dropped, ...rest } = record;
  return (removedAt === undefined ? rest : { ...rest, removedAt }) as R;
};

function mergeEpisode(a: HistoryEpisode, b: HistoryEpisode): HistoryEpisode {
  const winner = newest(a, b, ({ id, number, title, seasonId }) => ({ id, number, title, seasonId }));
  return withRemovedAt(winner, later(a.removedAt, b.removedAt));
}

function mergeEpisodes(a: HistoryItem, b: HistoryItem): Record<string, HistoryEpisode> {
  const merged: Record<string, HistoryEpisode> = { ...a.episodes };
  for (const [key, episode] of Object.entries(b.episodes ?? {})) {
    const mine = Object.hasOwn(merged, key) ? merged[key] : undefined;
    merged[key] = mine ? mergeEpisode(mine, episode) : episode;
  }
  return merged;
}

/** Merges two states of the same title. */
export function mergeHistoryItem(a: HistoryItem, b: HistoryItem): HistoryItem {
  const removedAt = later(a.removedAt, b.removedAt);
  const winner = newest(a, b, ({ title, year }) => ({ title, year }));
  const merged = withRemovedAt(winner, removedAt);
  return a.mediaType === 'tv' ? { ...merged, episodes: mergeEpisodes(a, b) } : merged;
}

/** Merges two histories: last writer wins per film and per episode, tombstones included. */
export function mergeHistory(a: WatchHistory, b: WatchHistory): WatchHistory {
  const merged: WatchHistory = { ...a };
  for (const [key, item] of Object.entries(b) as [TitleKey, HistoryItem][]) {
    const mine = Object.hasOwn(merged, key) ? merged[key] : undefined;
    merged[key] = mine ? mergeHistoryItem(mine, item) : item;
  }
  return merged;
}
