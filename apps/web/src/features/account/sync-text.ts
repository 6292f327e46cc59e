import type { SyncStatus } from '../../shared/store/sync-status.slice';

const MINUTE_SEC = 60;
const HOUR_SEC = 3600;

function ago(sinceMs: number): string {
  const seconds = Math.max(0, Math.floor(sinceMs / 1000));
  if (seconds < MINUTE_SEC) return 'just now';
  if (seconds < HOUR_SEC) return `${Math.floor(seconds / MINUTE_SEC)} min ago`;
  return `${Math.floor(seconds / HOUR_SEC)} h ago`;
}

/** How syncing stands, in a few words: `Synced just now`, `3 waiting`. */
export function syncText({ phase, pending, lastSyncedMs, conflict }: SyncStatus, nowMs: number): string {
  const rest = pending > 0 ? `${pending} waiting` : '';
  if (conflict) return 'Waiting for your decision';
  if (phase === 'offline') return rest ? `Offline · ${rest}` : 'Offline';
  if (phase === 'error') return rest ? `Not synced · ${rest}` : 'Not synced';
  if (phase === 'off') return 'Not syncing';
  if (rest) return rest;
  return lastSyncedMs === null ? 'Syncing…' : `Synced ${ago(nowMs - lastSyncedMs)}`;
}
