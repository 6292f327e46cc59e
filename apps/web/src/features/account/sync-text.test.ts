import { expect, it } from '@jest/globals';
import type { SyncStatus } from '../../shared/store/sync-status.slice';
import { syncText } from './sync-text';

const NOW = 1_000_000;
const status: SyncStatus = {
  phase: 'idle',
  pending: 0,
  lastSyncedMs: null,
  error: null,
  isDurable: true,
  conflict: null,
};

it.each([
  [{ lastSyncedMs: NOW - 10_000 }, 'Synced just now'],
  [{ lastSyncedMs: NOW - 150_000 }, 'Synced 2 min ago'],
  [{ lastSyncedMs: NOW - 7_200_000 }, 'Synced 2 hr ago'],
  [{ lastSyncedMs: NOW - 10_000, pending: 3 }, '3 waiting'],
  [{ phase: 'syncing' as const }, 'Syncing…'],
  [{ phase: 'offline' as const, pending: 3 }, 'Offline · 3 waiting'],
  [{ phase: 'error' as const }, 'Not synced'],
])('%j reads %s', (changes, text) => expect(syncText({ ...status, ...changes }, NOW)).toBe(text));
