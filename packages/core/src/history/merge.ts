import type { TitleKey } from '../media';
import { compareText } from '../text/compare-text';
import type { HistoryEpisode, HistoryItem, WatchHistory } from './types';

/*
 * Merging is commutative, associative and idempotent: every field is either a maximum or comes from
 * the greater of two records under a total order. A title's tombstone hides its older episodes when they are
 * shown (`view.ts`) and drops nothing here: dropping would make the result depend on the order of merging.
 */

const later = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined ? b : b === undefined ? a : Math.max(a, b);

type Field = string | number;
type Written = Pick<HistoryItem, 'updatedAt' | 'progress'>;

/**
 * Fields by which two records are compared, in this order: newer, then further watched, then an arbitrary fixed order.
 */
const rank = (record: Written, labels: Field[]): Field[] => [
  record.updatedAt,
  record.progress?.watched ?? 0,
  record.progress?.duration ?? 0,
  ...labels,
];
const episodeRank = (episode: HistoryEpisode): Field[] =>
  rank(episode, [episode.title, episode.number, episode.id, episode.seasonId]);
const itemRank = (item: HistoryItem): Field[] => rank(item, [item.title, item.year ?? -1]);

/** Whether the first rank is greater; the database compares rows in the same order (apps/api sync). */
function isGreater(a: Field[], b: Field[]): boolean {
  for (const [index, left] of a.entries()) {
    const order = compareFields(left, b[index]);
    if (order !== 0) return order > 0;
  }
  return false;
}

function compareFields(a: Field, b: Field | undefined): number {
  if (typeof a === 'string' && typeof b === 'string') return compareText(a, b);
  return typeof a === 'number' && typeof b === 'number' ? a - b : 0;
}

const withRemovedAt = <R extends { removedAt?: number }>(record: R, removedAt: number | undefined): R => {
  const { removedAt: _dropped, ...rest } = record;
  return (removedAt === undefined ? rest : { ...rest, removedAt }) as R;
};

/** Whether merging `b` into `a` would change nothing. */
const coversEpisode = (a: HistoryEpisode, b: HistoryEpisode): boolean =>
  !isGreater(episodeRank(b), episodeRank(a)) && (a.removedAt ?? -1) >= (b.removedAt ?? -1);

function mergeEpisode(a: HistoryEpisode, b: HistoryEpisode): HistoryEpisode {
  if (coversEpisode(a, b)) return a;
  const winner = isGreater(episodeRank(b), episodeRank(a)) ? b : a;
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
  const winner = isGreater(itemRank(b), itemRank(a)) ? b : a;
  const merged = withRemovedAt(winner, later(a.removedAt, b.removedAt));
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
