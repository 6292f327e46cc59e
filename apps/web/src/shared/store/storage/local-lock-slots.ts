import { isRecord, parseJson, parseFailedAttempts, type FailedAttempts } from '@marquee/core';
import type { PlayerVolume, SubtitleTimings } from '../device-preferences.slice';
import type { DataOwner } from '../sync-state.slice';
import { LOCK_KEY, writeSection } from './local-lock';
import type { LegacyKey, Slot } from './slot';

const text = (stored: unknown): string | null => (typeof stored === 'string' ? stored : null);
const time = (stored: unknown): number | null => (typeof stored === 'number' ? stored : null);

function dataOwner(stored: unknown): DataOwner | null {
  if (!isRecord(stored)) return null;
  const { id, username } = stored;
  return typeof id === 'string' && typeof username === 'string' ? { id, username } : null;
}

function playerVolume(stored: unknown): PlayerVolume | null {
  if (!isRecord(stored)) return null;
  const { volume, muted } = stored;
  const isLevel = typeof volume === 'number' && volume >= 0 && volume <= 1;
  return { volume: isLevel ? volume : 1, muted: muted === true };
}

function subtitleTimings(stored: unknown): SubtitleTimings | null {
  if (!isRecord(stored)) return null;
  const titles: SubtitleTimings = {};
  for (const [mediaId, title] of Object.entries(stored)) {
    if (!isRecord(title) || typeof title.atMs !== 'number' || !isRecord(title.timings)) continue;
    titles[mediaId] = { atMs: title.atMs, timings: title.timings };
  }
  return titles;
}

interface Section<Value> extends Pick<Slot<Value>, 'slice' | 'field'> {
  section: string;
  parse: (stored: unknown) => Value;
  legacy?: readonly LegacyKey<Value>[];
}

/** Slot for a section of `local-lock`; null and false remove the section. */
const sectionSlot = <Value>({ parse, ...place }: Section<Value>): Slot<Value> => ({
  ...place,
  key: LOCK_KEY,
  read: (stored) => ({ kind: 'value', value: parse(parseJson(stored)) }),
  write: (value) => (value === null || value === false ? null : JSON.stringify(value)),
});

/** Slot for a time. Older versions stored it under a separate key, which is migrated to the section of that name. */
const timeSlot = (section: string, field: string): Slot<number | null> =>
  sectionSlot({
    section,
    slice: 'syncState',
    field,
    parse: time,
    legacy: [
      {
        key: section,
        read: (stored) => ({ kind: 'value', value: Number.isFinite(Number(stored)) ? Number(stored) : null }),
        join: (present, old) => present ?? old,
      },
    ],
  });

const LOG_OUT_SECTION = 'untoldLogOut';

/** Stored for the next visit, when everything else has been deleted. */
export function storeUndeliveredLogOut(): void {
  try {
    window.localStorage.setItem(LOCK_KEY, writeSection(null, LOG_OUT_SECTION, 'true') ?? '');
  } catch {
    // The browser provides no storage.
  }
}

/** In the order in which new sections are appended. */
export const localLockSlots = [
  sectionSlot<DataOwner | null>({ section: 'dataOwner', slice: 'syncState', field: 'dataOwner', parse: dataOwner }),
  timeSlot('lastBookmarkUpdateTime', 'bookmarksUpdatedAtMs'),
  sectionSlot<string | null>({ section: 'firstSyncOf', slice: 'syncState', field: 'firstSyncOf', parse: text }),
  timeSlot('lastWatchHistoryUpdateTime', 'historyUpdatedAtMs'),
  sectionSlot<boolean>({
    section: LOG_OUT_SECTION,
    slice: 'syncState',
    field: 'isLogOutPending',
    parse: (stored) => stored === true,
  }),
  sectionSlot<FailedAttempts | null>({
    section: 'loginLockout',
    slice: 'loginLock',
    field: 'failures',
    parse: parseFailedAttempts,
  }),
  sectionSlot<PlayerVolume | null>({
    section: 'playerVolume',
    slice: 'devicePreferences',
    field: 'volume',
    parse: playerVolume,
  }),
  sectionSlot<SubtitleTimings | null>({
    section: 'subtitleTiming',
    slice: 'devicePreferences',
    field: 'subtitleTimings',
    parse: subtitleTimings,
  }),
];
