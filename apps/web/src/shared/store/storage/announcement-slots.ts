import { isRecord, parseJson } from '@marquee/core';
import type { Slot } from './slot';

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];

/** `dismissedInfoBoxes`: ids of the closed banners. */
const dismissedBanners: Slot<string[]> = {
  key: 'dismissedInfoBoxes',
  slice: 'announcements',
  field: 'dismissedBanners',
  read: (text) => ({ kind: 'value', value: texts(parseJson(text)) }),
  write: (ids) => (ids.length === 0 ? null : JSON.stringify(ids)),
};

const isDay = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';

/** `dismissedAds`: the calendar day (`YYYY-MM-DD`) on which each ad was closed. */
const dismissedAds: Slot<Record<string, string>> = {
  key: 'dismissedAds',
  slice: 'announcements',
  field: 'dismissedAds',
  read(text) {
    const stored = parseJson(text);
    const days = isRecord(stored) ? Object.entries(stored).filter(isDay) : [];
    return { kind: 'value', value: Object.fromEntries(days) };
  },
  write: (days) => (Object.keys(days).length === 0 ? null : JSON.stringify(days)),
};

/** `dismissedInfoModals`: `{ id, timestamp }` of each closed modal. */
const dismissedModals: Slot<Record<string, number>> = {
  key: 'dismissedInfoModals',
  slice: 'announcements',
  field: 'dismissedModals',
  read(text) {
    const stored = parseJson(text);
    const entries = Array.isArray(stored) ? stored.filter(isRecord) : [];
    const times = entries.flatMap(({ id, timestamp }) =>
      typeof id === 'string' && typeof timestamp === 'number' ? [[id, timestamp] as const] : [],
    );
    return { kind: 'value', value: Object.fromEntries(times) };
  },
  write(times) {
    const entries = Object.entries(times).map(([id, timestamp]) => ({ id, timestamp }));
    return entries.length === 0 ? null : JSON.stringify(entries);
  },
};

export const announcementSlots = [dismissedBanners, dismissedAds, dismissedModals];
