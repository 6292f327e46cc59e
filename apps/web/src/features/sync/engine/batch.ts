import type { CollectionName, Entry } from '@marquee/core';
import type { Revisions } from '../../../shared/store/collections';
import type { PendingEntry } from './outbox';

/** Body of `POST /api/sync`. */
export interface SyncBody {
  since: Revisions;
  push: Partial<Record<CollectionName, Entry[]>>;
  updatedAt: number;
}

export function bodyOf(items: readonly PendingEntry[], since: Revisions, nowMs: number): SyncBody {
  const push: SyncBody['push'] = {};
  for (const { name, entry } of items) (push[name] ??= []).push(entry);
  return { since, push, updatedAt: nowMs };
}
