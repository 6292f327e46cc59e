import {
  isAlive,
  isLive,
  bookmarksFromEntries,
  groupOf,
  historyFromEntries,
  isBookmarkAlive,
  settingsFromEntries,
  titleKey,
  toEntries,
  type Bookmark,
  type Entries,
  type Entry,
  type HistoryEpisode,
  type HistoryItem,
} from '@marquee/core';
import { collections } from '@marquee/core/collections';
import { syncBookmarksBodySchema, syncLimits } from '@marquee/core/contracts';
import { z } from 'zod';
import { parseInput } from '../../http/parse';
import { readBookmarks, readHistory, readSettings, type ReadWire } from './read-wire';

/** Contents of a push in the specification's format. */
interface WirePush extends ReadWire {
  sentAtMs: number;
  /** The last revision that the sender knows. */
  since: number | undefined;
}

/** A collection in the format of the specification's calls, as a view of the entries (API-01, API-02). */
export interface WireView {
  collection: 'bookmarks' | 'history' | 'settings';
  path: string;
  /** Name of the member with the entries in pushes and responses. */
  member: 'bookmarks' | 'items' | 'settings';
  /** Maximum number of entries in one push. */
  most: number;
  /** @throws ApiError `bad_request` */
  read: (body: unknown) => Promise<WirePush>;
  /** Keys of unchanged entries that the response must include. */
  heads?: (changed: readonly Entry[]) => string[];
  /** Includes removed entries and their tombstones unless `liveOnly`. */
  write: (entries: readonly Entry[], liveOnly: boolean) => unknown;
}

/* Without the schemas of the entries: each of those is validated separately. */
const { updatedAt, since } = syncBookmarksBodySchema.shape;
const common = { updatedAt, since };
const bookmarksBody = z.object({
  bookmarks: z.array(z.unknown()),
  ...common,
});
const historyBody = z.object({ items: z.record(z.string(), z.unknown()), ...common });
const settingsBody = z.object({ settings: z.record(z.string(), z.unknown()), ...common });

const removedAtOf = ({ removedAt }: { removedAt?: number }) => (removedAt === undefined ? {} : { removedAt });

const bookmarks: WireView = {
  collection: 'bookmarks',
  path: 'bookmarks',
  member: 'bookmarks',
  most: syncLimits.pushEntries.bookmarks,
  read: async (body) => {
    const { bookmarks: list, updatedAt: sentAtMs, since } = parseInput(bookmarksBody, body);
    return { ...(await readBookmarks(list)), sentAtMs, since };
  },
  write: (entries, liveOnly) => {
    // Without `reconcile`: they are reconciled already, and the response may lack the entry that overrides another.
    const all = bookmarksFromEntries(toEntries({}, entries) as Entries<Record<string, never>>);
    return (liveOnly ? all.filter(isBookmarkAlive) : all).map((entry) => writeBookmark(entry, liveOnly));
  },
};

function writeBookmark(bookmark: Bookmark, liveOnly: boolean) {
  const { mediaId, category, addedAt, mediaType } = bookmark;
  return { mediaId, category, addedAt, mediaType, ...(!liveOnly && removedAtOf(bookmark)) };
}

const history: WireView = {
  collection: 'history',
  path: 'watch-history',
  member: 'items',
  most: syncLimits.pushEntries.history,
  read: async (body) => {
    const { items, updatedAt: sentAtMs, since } = parseInput(historyBody, body);
    return { ...(await readHistory(items)), sentAtMs, since };
  },
  heads: (changed) => {
    const keys = new Set(changed.map(({ key }) => key));
    return [...new Set(changed.map(({ key }) => groupOf(key)))].filter((key) => !keys.has(key));
  },
  write: (entries, liveOnly) => {
    const items = Object.values(historyFromEntries(toEntries(collections.history, entries as never[])));
    const shown = new Map(
      items.flatMap((item) => {
        const written = writeItem(item, liveOnly);
        return written ? [[titleKey(item.mediaType, item.id), { item, written }]] : [];
      }),
    );
    // If a film and a show with the same id are both in the response, the show's key is show-{number}.
    const keyOf = ({ mediaType, id }: HistoryItem) =>
      mediaType === 'tv' && shown.has(titleKey('movie', id)) ? `show-${id}` : String(id);
    return Object.fromEntries([...shown.values()].map(({ item, written }) => [keyOf(item), written]));
  },
};

function writeItem(item: HistoryItem, liveOnly: boolean) {
  const { mediaType, title, year, updatedAt, progress, episodes = {}, removedAt } = item;
  const head = { title, ...(year !== null && { year }), updatedAt };
  const tombstone = liveOnly ? {} : removedAtOf(item);
  if (mediaType === 'movie')
    return liveOnly && !isAlive(item) ? undefined : { type: 'movie', ...head, progress, ...tombstone };
  const written: Record<string, HistoryEpisode> = {};
  let isShown = !liveOnly;
  for (const key in episodes) {
    const episode = episodes[key];
    // A title's tombstone covers its episodes.
    if (!episode || (liveOnly && !isAlive(episode, removedAt))) continue;
    written[key] = writeEpisode(episode, liveOnly);
    isShown = true;
  }
  return isShown ? { type: 'show', ...head, episodes: written, ...tombstone } : undefined;
}

function writeEpisode(episode: HistoryEpisode, liveOnly: boolean): HistoryEpisode {
  const { id, number, title, seasonId, updatedAt, progress, removedAt } = episode;
  const written: HistoryEpisode = { id, number, title, seasonId, updatedAt, progress };
  if (!liveOnly && removedAt !== undefined) written.removedAt = removedAt;
  return written;
}

const settings: WireView = {
  collection: 'settings',
  path: 'settings',
  member: 'settings',
  most: syncLimits.pushEntries.settings,
  read: async (body) => {
    const { settings: records, updatedAt: sentAtMs, since } = parseInput(settingsBody, body);
    return { ...(await readSettings(records)), sentAtMs, since };
  },
  write: (entries, liveOnly) => {
    const map = settingsFromEntries(toEntries(collections.settings, entries as never[]));
    return Object.fromEntries(
      Object.entries(map).flatMap(([name, record]) => {
        const { value, updatedAt, removedAt } = record;
        if (liveOnly) return isLive({ changedAt: updatedAt, removedAt }) ? [[name, { value, updatedAt }]] : [];
        return [[name, { value, updatedAt, ...removedAtOf(record) }]];
      }),
    );
  },
};

export const wireViews: readonly WireView[] = [bookmarks, history, settings];
