import { plural, t } from '@lingui/core/macro';
import type { SyncStatus } from '../../shared/store/sync-status.slice';

const MINUTE_SEC = 60;
const HOUR_SEC = 3600;

function syncedText(sinceMs: number): string {
  const seconds = Math.max(0, Math.floor(sinceMs / 1000));
  if (seconds < MINUTE_SEC) return t`Synced just now`;
  if (seconds < HOUR_SEC) {
    const minutes = Math.floor(seconds / MINUTE_SEC);
    return t`Synced ${plural(minutes, { one: '# min', other: '# min' })} ago`;
  }
  const hours = Math.floor(seconds / HOUR_SEC);
  return t`Synced ${plural(hours, { one: '# hr', other: '# hr' })} ago`;
}

const waitingText = (pending: number): string =>
  t({
    message: plural(pending, { one: '# waiting', other: '# waiting' }),
    comment: 'Changes of bookmarks, history and so on that wait to be sent to the server',
  });

/** Short sync status: `Synced just now`, `3 waiting`. */
export function syncText({ phase, pending, lastSyncedMs, conflict }: SyncStatus, nowMs: number): string {
  const rest = pending > 0 ? waitingText(pending) : '';
  if (conflict) return t`Waiting for your decision`;
  if (phase === 'offline') return rest ? t`Offline · ${rest}` : t`Offline`;
  if (phase === 'error') return rest ? t`Not synced · ${rest}` : t`Not synced`;
  if (phase === 'off') return t`Not syncing`;
  if (rest) return rest;
  return lastSyncedMs === null ? t`Syncing…` : syncedText(nowMs - lastSyncedMs);
}
