import { isRecord, parseJson, stringifyJson } from '@marquee/core';

/** The key of one object with a `valid` flag and named sections (STORAGE-05). */
export const LOCK_KEY = 'local-lock';

type Sections = Record<string, unknown>;

/** Parses the sections; null if the flag is missing. A lock without the flag is reset. */
function sectionsIn(text: string | null): Sections | null {
  const stored = text === null ? undefined : parseJson(text);
  if (!isRecord(stored) || stored.valid !== true) return null;
  const { valid: _flag, ...sections } = stored;
  return sections;
}

/** A lock after a reset. */
export const EMPTY_LOCK = JSON.stringify({ valid: true });

/** Whether a stored lock is valid, has to be reset because its flag is missing, or is not an object at all. */
export function checkLock(text: string): 'intact' | 'unflagged' | 'unreadable' {
  const stored = parseJson(text);
  if (!isRecord(stored) || stringifyJson(stored) === undefined) return 'unreadable';
  return stored.valid === true ? 'intact' : 'unflagged';
}

/** A section's value as JSON; null if it is missing. */
export function readSection(text: string | null, section: string): string | null {
  const sections = sectionsIn(text);
  return sections && Object.hasOwn(sections, section) ? JSON.stringify(sections[section]) : null;
}

/** Replaces one section, or removes it if `value` is null. All other sections remain unchanged and in order. */
export function writeSection(text: string | null, section: string, value: string | null): string | null {
  const { [section]: _removed, ...others } = sectionsIn(text) ?? {};
  if (value !== null) return JSON.stringify({ valid: true, ...sectionsIn(text), [section]: parseJson(value) });
  return text === null ? null : JSON.stringify({ valid: true, ...others });
}
