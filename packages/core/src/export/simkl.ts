import { titleRefKey } from '../import/match/titles';
import type { ImportRecord, TitleRef } from '../import/records';
import { lossOf, type ExportFile } from './formats';

const iso = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());
const later = (a: number | null, b: number | null): number | null => (a === null ? b : b === null ? a : Math.max(a, b));

interface Entry {
  title: TitleRef;
  isWatched: boolean;
  isPlanned: boolean;
  /** The last watching of a film, or of any episode of a series. */
  watchedAt: number | null;
  addedAt: number | null;
  rating: number | null;
  memo: string;
  episodes: Map<string, { season: number; number: number; watchedAt: number | null }>;
}

const emptyEntry = (title: TitleRef): Entry => ({
  title,
  isWatched: false,
  isPlanned: false,
  watchedAt: null,
  addedAt: null,
  rating: null,
  memo: '',
  episodes: new Map(),
});

function put(entry: Entry, record: ImportRecord): void {
  if (record.kind === 'rating') entry.rating = record.rating;
  else if (record.kind === 'note') entry.memo = entry.memo === '' ? record.text : `${entry.memo}\n\n${record.text}`;
  else if (record.kind === 'watchlist') {
    entry.isPlanned = true;
    entry.addedAt = record.addedAt;
  } else if (record.kind === 'watching') {
    const { season, number } = record.episode ?? { season: null, number: null };
    if (season !== null && number !== null) {
      const key = `${season}x${number}`;
      const known = entry.episodes.get(key)?.watchedAt ?? null;
      entry.episodes.set(key, { season, number, watchedAt: later(known, record.watchedAt) });
    } else if (!record.episode) entry.isWatched = true;
    entry.watchedAt = later(entry.watchedAt, record.watchedAt);
  }
}

function seasonsOf({ episodes }: Entry) {
  const seasons = new Map<number, { number: number; watched_at: string | null }[]>();
  for (const { season, number, watchedAt } of episodes.values()) {
    const list = seasons.get(season) ?? [];
    list.push({ number, watched_at: iso(watchedAt) });
    seasons.set(season, list);
  }
  return [...seasons].map(([number, list]) => ({ number, episodes: list }));
}

function toJson(entry: Entry) {
  const { title, isWatched, isPlanned, watchedAt, addedAt, rating, memo, episodes } = entry;
  const status = isWatched ? 'completed' : episodes.size > 0 ? 'watching' : isPlanned ? 'plantowatch' : 'none';
  const head = {
    status,
    last_watched_at: iso(watchedAt),
    user_rating: rating,
    ...(isPlanned && { added_to_watchlist_at: iso(addedAt) }),
    ...(memo !== '' && { memo: { text: memo, is_private: true } }),
  };
  const named = { title: title.title, year: title.year, ids: title.ids };
  if (title.mediaType === 'movie') return { ...head, movie: named };
  return { ...head, show: named, ...(episodes.size > 0 && { seasons: seasonsOf(entry) }) };
}

/** Films and series in the shape of Simkl's backup, each with its last watching. */
export function writeSimkl(records: readonly ImportRecord[]): ExportFile {
  const entries = new Map<string, Entry>();
  for (const record of records) {
    if (lossOf('simkl', record) !== null) continue;
    const key = titleRefKey(record.title);
    const entry = entries.get(key) ?? emptyEntry(record.title);
    entries.set(key, entry);
    put(entry, record);
  }
  const all = [...entries.values()];
  const isMovie = ({ title }: Entry): boolean => title.mediaType === 'movie';
  const value = {
    movies: all.filter(isMovie).map(toJson),
    shows: all.filter((entry) => !isMovie(entry)).map(toJson),
    anime: [],
  };
  return { name: 'SimklBackup.json', mimeType: 'application/json', text: JSON.stringify(value, null, 1) };
}
