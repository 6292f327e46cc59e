import { parseBookmarkKey, type BookmarkValue } from '../bookmarks/entries';
import { itemOf, type HistoryValue } from '../history/entries';
import { entryOf } from '../history/view';
import { isTitleKey, titleKey, type MediaType, type TitleKey } from '../media';
import { isPlayed } from '../history/with-plays';
import { playedKeyOf } from '../plays/plays';
import type { Play } from '../plays/types';
import type { Rating } from '../ratings';
import { groupOf, isLive, type Entries, type Entry, type Group } from '../sync/merge-entries';
import { compareText } from '../text/compare-text';
import type { TitleTaste } from './types';

/** The collections that say what somebody likes. */
export interface TasteEntries {
  plays: Entries<Play>;
  history: Entries<HistoryValue>;
  ratings: Entries<Rating>;
  bookmarks: Entries<BookmarkValue>;
  favorites: Entries;
}

const bothTypes: readonly MediaType[] = ['movie', 'tv'];

/** Keys are ASCII, of which the order of code units is that of characters. */
export const byKey = (a: { key: TitleKey }, b: { key: TitleKey }): number =>
  a.key < b.key ? -1 : Number(a.key > b.key);

/** Collects what is known of each title. */
class Tastes {
  readonly #titles = new Map<TitleKey, TitleTaste>();

  of(key: TitleKey, title = ''): TitleTaste {
    const known = this.#titles.get(key);
    if (known) {
      if (known.title === '') known.title = title;
      return known;
    }
    const taste: TitleTaste = {
      key,
      title,
      rating: null,
      lastAtMs: null,
      isSeen: false,
      isRewatched: false,
      isFavorite: false,
      isListed: false,
    };
    this.#titles.set(key, taste);
    return taste;
  }

  list = (): TitleTaste[] => [...this.#titles.values()].sort(byKey);
}

function addPlays(tastes: Tastes, key: TitleKey, group: Group<Play>): void {
  let last: Entry<Play> | undefined;
  let rated: Entry<Play> | undefined;
  const parts = new Set<string>();
  let isRewatched = false;
  const isLater = (a: Entry<Play>, b: Entry<Play> | undefined) =>
    !b || ((a.value.watchedAt ?? 0) - (b.value.watchedAt ?? 0) || compareText(a.key, b.key)) > 0;
  for (const entry of Object.values(group)) {
    if (!isLive(entry)) continue;
    if (isLater(entry, last)) last = entry;
    if (entry.value.rating !== undefined && isLater(entry, rated)) rated = entry;
    const part = playedKeyOf(entry.key);
    isRewatched ||= parts.has(part);
    parts.add(part);
  }
  if (!last) return;
  const taste = tastes.of(key, last.value.title);
  taste.isSeen = true;
  taste.lastAtMs = last.value.watchedAt;
  taste.isRewatched = isRewatched;
  taste.rating = rated?.value.rating ?? null;
}

/** A title's own rating; else the mean of its parts. */
function ratingOf(key: TitleKey, group: Group<Rating>): { rating: number; title: string } | null {
  const live = Object.values(group).filter(isLive);
  const own = live.find((entry) => entry.key === key);
  const [first] = live;
  if (!first) return null;
  const rating = own?.value.rating ?? live.reduce((sum, { value }) => sum + value.rating, 0) / live.length;
  return { rating, title: (own ?? first).value.title };
}

function addBookmark(tastes: Tastes, { key, value }: Entry<BookmarkValue>): void {
  const { mediaId, mediaType, category } = parseBookmarkKey(key);
  for (const type of mediaType ? [mediaType] : bothTypes) {
    const taste = tastes.of(titleKey(type, mediaId), value.title);
    if (category === 'watched' || category === 'favorites') taste.isSeen = true;
    // Of an old entry without a type it is unknown which of the two it means.
    if (category === 'favorites') taste.isFavorite ||= mediaType !== undefined;
    else if (category !== 'watched') taste.isListed ||= mediaType !== undefined;
  }
}

/** What a person did with each title, ordered by key. */
export function tasteOf({ plays, history, ratings, bookmarks, favorites }: TasteEntries): TitleTaste[] {
  const tastes = new Tastes();
  for (const [key, group] of Object.entries(plays)) if (isTitleKey(key)) addPlays(tastes, key, group);
  for (const [key, group] of Object.entries(history)) {
    const item = isTitleKey(key) ? itemOf(key, group) : null;
    const entry = item && entryOf(item);
    if (!entry) continue;
    const taste = tastes.of(entry.key, entry.item.title);
    taste.isSeen = true;
    if (!isPlayed(plays, entry.key)) taste.lastAtMs = Math.max(taste.lastAtMs ?? 0, entry.updatedAt);
  }
  for (const [key, group] of Object.entries(ratings)) {
    const rated = isTitleKey(key) ? ratingOf(key, group) : null;
    if (!rated || !isTitleKey(key)) continue;
    const taste = tastes.of(key, rated.title);
    taste.rating = rated.rating;
    taste.isSeen = true;
  }
  for (const group of Object.values(bookmarks))
    for (const entry of Object.values(group)) if (isLive(entry)) addBookmark(tastes, entry);
  for (const group of Object.values(favorites))
    for (const entry of Object.values(group)) {
      const key = groupOf(entry.key);
      if (!isLive(entry) || !isTitleKey(key)) continue;
      const taste = tastes.of(key);
      taste.isFavorite = true;
      taste.isSeen = true;
    }
  return tastes.list();
}
