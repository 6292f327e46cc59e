import { isRecord } from '../json';
import { builtInCategory } from './categories';
import { DEFAULT_CATEGORY, type Bookmark } from './types';

const isId = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
const time = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : 0;

function parseEntry(value: unknown): Bookmark[] {
  if (!isRecord(value)) return [];
  const mediaId = typeof value.mediaId === 'string' ? Number(value.mediaId) : value.mediaId;
  const category = typeof value.category === 'string' ? value.category.trim() : '';
  if (!isId(mediaId) || category === '') return [];
  const entry: Bookmark = { mediaId, category: builtInCategory(category) ?? category, addedAt: time(value.addedAt) };
  if (value.mediaType === 'movie' || value.mediaType === 'tv') entry.mediaType = value.mediaType;
  if (typeof value.removedAt === 'number' && value.removedAt >= 0) entry.removedAt = value.removedAt;
  return [entry];
}

/** Parses the stored `bookmarks` list and drops invalid items; null if it is not a list. Merging is left to the caller. */
export const parseBookmarks = (value: unknown): Bookmark[] | null =>
  Array.isArray(value) ? value.flatMap(parseEntry) : null;

/** Converts the old `media-bookmarks` object: entries with an id go to the watchlist (BOOKMARK-16). */
export function migrateLegacyBookmarks(value: unknown): Bookmark[] {
  if (!isRecord(value)) return [];
  return Object.values(value).flatMap((entry): Bookmark[] => {
    const { data, info } = isRecord(entry) ? entry : {};
    if (!isRecord(data)) return [];
    const mediaId = Number(data.id);
    if (!isId(mediaId)) return [];
    const addedAt = time(isRecord(info) ? info.addedAt : 0);
    const bookmark: Bookmark = { mediaId, category: DEFAULT_CATEGORY, addedAt };
    if (data.media_type === 'movie' || data.media_type === 'tv') bookmark.mediaType = data.media_type;
    return [bookmark];
  });
}
