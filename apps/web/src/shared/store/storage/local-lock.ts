import { isRecord, parseJson, stringifyJson } from '@marquee/core';

/** The key of one object with a `valid` flag and named sections (STORAGE-05). */
export const LOCK_KEY = 'local-lock';

type Sections = Record<string, unknown>;

/** The sections in a stored text; null when it has none that count. One without the flag is reset to just the flag. */
function sectionsIn(text: string | null): Sections | null {
  const stored = text === null ? undefined : parseJson(text);
  if (!isRecord(stored) || stored.valid !== true) return null;
  const { valid: _flag, ...sections } = stored;
  return sections;
}

/** What is left of one without the flag. */
export const EMPTY_LOCK = JSON.stringify({ valid: true });

/** Whether a stored text can be used as it is, has to be reset because its flag is missing, or is no such object. */
export function checkLock(text: string): 'intact' | 'unflagged' | 'unreadable' {
  const stored = parseJson(text);
  if (!isRecord(stored) || stringifyJson(stored) === undefined) return 'unreadable';
  return stored.valid === true ? 'intact' : 'unflagged';
}

/** One section's value as JSON; null where it is missing. */
export function readSection(text: string | null, section: string): string | null {
  const sections = sectionsIn(text);
  return sections && Object.hasOwn(sections, section) ? JSON.stringify(sections[section]) : null;
}

/** The text with one section replaced, or removed by null. All other sections stay as they are, in their order. */
export function writeSection(text: string | null, section: string, value: string | null): string | null {
  const { [section]: _removed, ...others } = sectionsIn(text) ?? {};
  if (value !== null) return JSON.stringify({ valid: true, ...sectionsIn(text), [section]: parseJson(value) });
  return text === null ? null : JSON.stringify({ valid: true, ...others });
}
