import {
  bookmarkKey,
  builtInCategory,
  categoriesFromEntries,
  categoryKey,
  categoryToEntry,
  resolveCategory,
} from '../../bookmarks';
import { MAX_SECONDS } from '../../collections/history';
import { storable } from '../../collections/texts';
import { historyItemToEntries, type PlayedTitle } from '../../history';
import { episodeKey, playedKey } from '../../history/types';
import { isWatched } from '../../history/watched';
import { NOTE_LENGTH } from '../../ratings';
import { changeEntry, findEntry, findLive, isLive } from '../../sync/merge-entries';
import type {
  FavoriteRecord,
  ListEntryRecord,
  NoteRecord,
  ProblemCode,
  ProgressRecord,
  RatingRecord,
  WatchlistRecord,
} from '../records';
import type { Additions, ExistingData } from './plan-types';

/** A title that was found. */
export type FoundTitle = Pick<PlayedTitle, 'mediaType' | 'id' | 'title' | 'year'>;

const CATEGORY_LENGTH = 200;
const BETWEEN_NOTES = '\n\n';

const isPartOf = (text: string, whole: string): boolean => whole.split(BETWEEN_NOTES).includes(text) || whole === text;

/** The time if a `Date` can represent it, else null. */
const possible = (ms: number | null): number | null => (ms !== null && ms >= 0 && ms <= 8.64e15 ? ms : null);

/** Whether something is added, or the reason why it cannot be. */
export type Outcome = boolean | ProblemCode;

/** Collects additions of every kind but plays. */
export function createEntryCollector(existing: ExistingData, additions: Additions, nowMs: number) {
  const names = categoriesFromEntries(existing.categories).map(({ name }) => name);
  const bookmarks = new Set<string>();
  const ratings = new Map<string, number>();
  const notes = new Map<string, number>();
  const favorites = new Set<string>();
  const places = new Set<string>();

  const categoryOf = (list: string): string => {
    const name = resolveCategory(storable(list.slice(0, CATEGORY_LENGTH)), names) ?? 'watchlist';
    if (builtInCategory(name) === undefined && !names.includes(name)) names.push(name);
    const known = findEntry(existing.categories, categoryKey(name));
    const isNew = builtInCategory(name) === undefined && !findLive(existing.categories, categoryKey(name));
    if (isNew && !additions.categories.some(({ key }) => key === categoryKey(name)))
      additions.categories.push(
        known ? changeEntry(known, known.key, known.value, nowMs) : categoryToEntry({ name, addedAt: nowMs }),
      );
    return name;
  };

  const addBookmark = (
    { mediaType, id, title, year }: FoundTitle,
    category: string,
    addedAt: number | null,
  ): boolean => {
    const key = bookmarkKey({ mediaId: id, mediaType, category });
    const known = findEntry(existing.bookmarks, key);
    if (bookmarks.has(key) || findLive(existing.bookmarks, key)) return false;
    bookmarks.add(key);
    additions.bookmarks.push(changeEntry(known, key, { title, year }, addedAt ?? nowMs));
    return true;
  };

  return {
    bookmark: (record: WatchlistRecord | FavoriteRecord | ListEntryRecord, found: FoundTitle): boolean => {
      if (record.kind === 'list-entry') return addBookmark(found, categoryOf(record.list), record.addedAt);
      return addBookmark(found, record.kind === 'watchlist' ? 'watchlist' : 'favorites', record.addedAt);
    },

    /** A season or an episode among the favorites. */
    partFavorite: ({ addedAt }: FavoriteRecord, key: string, { title, year }: FoundTitle): boolean => {
      if (favorites.has(key) || findLive(existing.favorites, key)) return false;
      favorites.add(key);
      additions.favorites.push(changeEntry(findEntry(existing.favorites, key), key, { title, year }, addedAt ?? nowMs));
      return true;
    },

    /** A rating that was given here has priority; of two ratings in files the later one counts. */
    rating: ({ rating, ratedAt }: RatingRecord, key: string, { title, year }: FoundTitle): boolean => {
      const known = findEntry(existing.ratings, key);
      if (findLive(existing.ratings, key)) return false;
      const at = ratings.get(key);
      const planned = at === undefined ? undefined : additions.ratings[at];
      const value = { rating, ratedAt: possible(ratedAt), title, year };
      if (at !== undefined && planned) {
        if ((ratedAt ?? 0) < (planned.value.ratedAt ?? 0)) return false;
        additions.ratings[at] = { ...planned, value };
        return planned.value.rating !== rating;
      }
      ratings.set(key, additions.ratings.length);
      additions.ratings.push(changeEntry(known, key, value, nowMs));
      return true;
    },

    /** A second note about the same title is appended to the first. */
    note: ({ text: read, hasSpoilers, writtenAt }: NoteRecord, key: string, { title, year }: FoundTitle): Outcome => {
      const text = storable(read);
      const known = findEntry(existing.notes, key);
      const own = findLive(existing.notes, key)?.value;
      if (own && isPartOf(text, own.text)) return false;
      const at = notes.get(key);
      const planned = at === undefined ? undefined : additions.notes[at];
      const before = planned?.value ?? own;
      if (before && isPartOf(text, before.text)) return false;
      const value = {
        text: before ? `${before.text}${BETWEEN_NOTES}${text}` : text,
        hasSpoilers: hasSpoilers || (before?.hasSpoilers ?? false),
        writtenAt: possible(writtenAt),
        title,
        year,
      };
      if (value.text.length > NOTE_LENGTH) return 'long_note';
      const entry = changeEntry(known, key, value, nowMs);
      if (at === undefined) {
        notes.set(key, additions.notes.length);
        additions.notes.push(entry);
      } else additions.notes[at] = entry;
      return true;
    },

    /** Adds a resume position unless a later one is known or the title was finished since. */
    progress: ({ watchedSec, durationSec, updatedAt }: ProgressRecord, played: PlayedTitle): Outcome => {
      if (!(Math.max(watchedSec, durationSec) <= MAX_SECONDS)) return 'not_understood';
      const { mediaType, id, title, year, episode } = played;
      const key = playedKey(played);
      const progress = { watched: watchedSec, duration: durationSec };
      const at = updatedAt ?? nowMs;
      const known = findEntry(existing.history, key);
      const isPlayed = Object.values(existing.plays[key.split('/')[0] ?? ''] ?? {}).some(
        (entry) => isLive(entry) && entry.key.startsWith(`${key}/`) && (entry.value.watchedAt ?? 0) >= at,
      );
      const isKnown = known !== undefined && (known.changedAt >= at || (known.removedAt ?? -1) >= at);
      if (isKnown || isPlayed || places.has(key) || isWatched(episode ? 'episode' : 'movie', progress)) return false;
      places.add(key);
      const base = { mediaType, id, title, year, updatedAt: at };
      const { season: _season, ...numbers } = episode ?? { season: 0, number: 0, id: 0, title: '', seasonId: 0 };
      const item = episode
        ? {
            ...base,
            episodes: { [episodeKey(episode.season, episode.number)]: { ...numbers, updatedAt: at, progress } },
          }
        : { ...base, progress };
      additions.history.push(...historyItemToEntries(item));
      return true;
    },
  };
}
