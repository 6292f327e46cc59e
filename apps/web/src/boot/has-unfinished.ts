import { isAlive, isWatched, type Progress } from '@marquee/core';

/** A longer history is not parsed before the first paint; with that many titles one is nearly always unfinished. */
const MAX_READ = 100_000;

interface StoredRecord {
  updatedAt?: number;
  removedAt?: number;
  progress?: Progress;
}
type StoredItem = StoredRecord & { episodes?: Record<string, StoredRecord> };

const updatedAt = (record: StoredRecord) => record.updatedAt ?? 0;
const isShown = (record: StoredRecord, titleRemovedAt?: number) =>
  isAlive({ ...record, updatedAt: updatedAt(record) }, titleRemovedAt);

function isUnfinished({ episodes, ...film }: StoredItem): boolean {
  const records = episodes
    ? Object.values(episodes).filter((one) => isShown(one, film.removedAt))
    : [film].filter((one) => isShown(one));
  const last = records.sort((a, b) => updatedAt(b) - updatedAt(a))[0];
  return last?.progress !== undefined && !isWatched(episodes ? 'episode' : 'movie', last.progress);
}

/**
 * Whether home will show Continue Watching, judging by the stored `media-tracking`, so that its space is reserved from
 * the first paint on. @throws if the stored value is invalid
 */
export function hasUnfinished(stored: string | null): boolean {
  if (!stored) return false;
  if (stored.length > MAX_READ) return true;
  const { items } = JSON.parse(stored) as { items?: Record<string, StoredItem> };
  return Object.values(items ?? {}).some(isUnfinished);
}
