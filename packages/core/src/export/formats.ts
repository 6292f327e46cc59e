import type { ImportRecord } from '../import/records';

export const exportFormats = ['csv', 'letterboxd', 'trakt', 'simkl', 'imdb', 'icalendar'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Which parts of a record an export format can hold. */
export interface Capabilities {
  series: boolean;
  /** Watchings without a date. */
  undated: boolean;
  /** Every watching of the same film or episode, not only the last one. */
  repeats: boolean;
  timeOfDay: boolean;
  ratings: boolean;
  /** Ratings of seasons and episodes. */
  episodeRatings: boolean;
  watchlist: boolean;
  favorites: boolean;
  /** Favorite seasons and episodes. */
  partFavorites: boolean;
  lists: boolean;
  notes: boolean;
  progress: boolean;
  /** Titles without an IMDb number. */
  withoutImdb: boolean;
}

const all: Capabilities = {
  series: true,
  undated: true,
  repeats: true,
  timeOfDay: true,
  ratings: true,
  episodeRatings: true,
  watchlist: true,
  favorites: true,
  partFavorites: true,
  lists: true,
  notes: true,
  progress: true,
  withoutImdb: true,
};

const notes = { notes: false, progress: false };
const keeping = { watchlist: false, favorites: false, lists: false };

/** The page that offers the files says what each of them leaves out. */
export const capabilities: Record<ExportFormat, Capabilities> = {
  csv: all,
  letterboxd: {
    ...all,
    series: false,
    timeOfDay: false,
    episodeRatings: false,
    favorites: false,
    lists: false,
    progress: false,
  },
  trakt: { ...all, partFavorites: false, progress: false },
  simkl: { ...all, repeats: false, episodeRatings: false, favorites: false, lists: false, progress: false },
  imdb: {
    ...all,
    ...notes,
    undated: false,
    repeats: false,
    timeOfDay: false,
    episodeRatings: false,
    favorites: false,
    lists: false,
    withoutImdb: false,
  },
  icalendar: { ...all, ...notes, ...keeping, undated: false, ratings: false, episodeRatings: false },
};

/** A reason why a format leaves out a record. */
export type Loss = Exclude<keyof Capabilities, 'repeats' | 'timeOfDay' | 'partFavorites'> | 'watchings';

/** Why a format leaves out a record; null if it does not. */
export function lossOf(format: ExportFormat, record: ImportRecord): Loss | null {
  const can = capabilities[format];
  const { kind, title } = record;
  const isPart = 'episode' in record && record.episode !== undefined;
  if (!can.series && title.mediaType === 'tv') return 'series';
  if (!can.withoutImdb && title.ids.imdb === undefined) return 'withoutImdb';
  if (kind === 'watching') {
    if (format === 'imdb') return 'watchings';
    return !can.undated && record.watchedAt === null ? 'undated' : null;
  }
  if (kind === 'rating') return !can.ratings ? 'ratings' : isPart && !can.episodeRatings ? 'episodeRatings' : null;
  if (kind === 'note') return !can.notes ? 'notes' : isPart && !can.episodeRatings ? 'episodeRatings' : null;
  if (kind === 'favorite' && isPart && !can.partFavorites) return 'favorites';
  const place = {
    watchlist: 'watchlist',
    favorite: 'favorites',
    'list-entry': 'lists',
    progress: 'progress',
  } as const;
  return can[place[kind]] ? null : place[kind];
}

/** How many records a format leaves out, by reason. */
export function countLosses(format: ExportFormat, records: Iterable<ImportRecord>): Map<Loss, number> {
  const counts = new Map<Loss, number>();
  for (const record of records) {
    const loss = lossOf(format, record);
    if (loss !== null) counts.set(loss, (counts.get(loss) ?? 0) + 1);
  }
  return counts;
}

/** A file to download. */
export interface ExportFile {
  name: string;
  mimeType: string;
  text: string;
}
