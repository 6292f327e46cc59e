import {
  bookmarksFromWire,
  bookmarkToEntry,
  historyFromWire,
  historyToEntries,
  isRecord,
  settingsFromWire,
  settingsToEntries,
  type Entry,
} from '@marquee/core';
import {
  bookmarkSchema,
  historyEpisodesSchema,
  historyItemsSchema,
  settingRecordSchema,
} from '@marquee/core/contracts';
import { inTurns } from '../../lib/in-turns';

/** What a push in the specification's format says. */
export interface ReadWire {
  entries: Entry[];
  /** Names what is not an entry, by what was sent. */
  invalid: string[];
}

export async function readBookmarks(list: readonly unknown[]): Promise<ReadWire> {
  const read: ReadWire = { entries: [], invalid: [] };
  for await (const received of inTurns(list)) {
    const { data } = bookmarkSchema.safeParse(received);
    if (data) read.entries.push(...bookmarksFromWire([data]).map(bookmarkToEntry));
    else read.invalid.push(bookmarkName(received));
  }
  return read;
}

/** Like the key of a bookmark's entry. */
function bookmarkName(received: unknown): string {
  if (!isRecord(received)) return '';
  const { mediaId, mediaType = 'any', category } = received;
  const textOf = (part: unknown) => (typeof part === 'string' || typeof part === 'number' ? String(part) : '');
  return [mediaId, mediaType, category].map(textOf).join('/');
}

export async function readHistory(items: Readonly<Record<string, unknown>>): Promise<ReadWire> {
  const read: ReadWire = { entries: [], invalid: [] };
  for await (const [key, received] of inTurns(Object.entries(items))) {
    const { episodes, ...head } = isRecord(received) ? received : {};
    const { data } = historyItemsSchema.safeParse({ [key]: isRecord(received) ? head : received });
    const item = data?.[key];
    const valid = await readEpisodes(episodes ?? {});
    read.invalid.push(...valid.invalid.map((name) => `${key}/${name}`));
    const entries = item
      ? historyToEntries(
          historyFromWire({ [key]: { ...item, ...(episodes !== undefined && { episodes: valid.episodes }) } }),
        )
      : [];
    read.entries.push(...entries);
    if (entries.length === 0) read.invalid.push(key);
  }
  return read;
}

async function readEpisodes(received: unknown) {
  const episodes: Record<string, object> = {};
  const invalid: string[] = [];
  for await (const [key, value] of inTurns(Object.entries(isRecord(received) ? received : { '': received }))) {
    const { data } = historyEpisodesSchema.safeParse({ [key]: value });
    if (data) Object.assign(episodes, data);
    else invalid.push(key);
  }
  return { episodes, invalid };
}

export async function readSettings(settings: Readonly<Record<string, unknown>>): Promise<ReadWire> {
  const read: ReadWire = { entries: [], invalid: [] };
  for await (const [name, received] of inTurns(Object.entries(settings))) {
    const { data } = settingRecordSchema.safeParse(received);
    const entries = data ? settingsToEntries(settingsFromWire({ [name]: data })) : [];
    if (entries.length === 0) read.invalid.push(name);
    read.entries.push(...entries);
  }
  return read;
}
