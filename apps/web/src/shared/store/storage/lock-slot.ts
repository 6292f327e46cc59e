import { isRecord, parseJson, unreadable, type LegacyKey, type Slot } from './slot';

/** Sections of `local-lock` by name, e.g. `lastBookmarkUpdateTime`. */
export type LockSections = Record<string, unknown>;

/** When bookmarks and history last changed in this browser, or were synced. */
export const BOOKMARKS_TIME = 'lastBookmarkUpdateTime';
export const HISTORY_TIME = 'lastWatchHistoryUpdateTime';

/** A time that older versions kept under a plain key of its own; it moves into the section of that name. */
const plainTime = (key: string): LegacyKey<LockSections> => ({
  key,
  read: (text) => ({ kind: 'value', value: Number.isFinite(Number(text)) ? { [key]: Number(text) } : {} }),
  join: (present, old) => ({ ...old, ...present }),
});

/**
 * `local-lock`: one object with a `valid` flag and named sections. One without the flag is reset to just the
 * flag (STORAGE-05).
 */
export const lockSlot: Slot<LockSections> = {
  key: 'local-lock',
  slice: 'lock',
  field: 'sections',
  read(text) {
    const stored = parseJson(text);
    if (!isRecord(stored)) return unreadable();
    if (stored.valid !== true) return { kind: 'value', value: {}, lossy: Object.keys(stored).length > 0 };
    const { valid: _flag, ...sections } = stored;
    return { kind: 'value', value: sections };
  },
  write: (sections) => (Object.keys(sections).length === 0 ? null : JSON.stringify({ valid: true, ...sections })),
  legacy: [BOOKMARKS_TIME, HISTORY_TIME].map(plainTime),
};
