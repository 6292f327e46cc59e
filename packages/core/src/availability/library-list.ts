import { definedOnly } from '../json';
import { categoryBySlug, genreBySlug } from '../genres';
import { parseTitleKey, type MediaType, type TitleKey } from '../media';
import { resolutions, type Available, type Resolution } from './availability';

/** What lists of the library are sorted and filtered by, and their cards show. */
export interface LibraryFacts {
  title: string;
  posterPath: string | null;
  genreIds: readonly number[];
  /** `YYYY-MM-DD` */
  date: string | null;
  year: number | null;
  voteAverage: number;
  popularity: number;
}

export interface LibraryEntry {
  key: TitleKey;
  available: Available;
  facts: LibraryFacts;
}

export const librarySorts = ['added', 'name', 'year', 'release'] as const;
export type LibrarySort = (typeof librarySorts)[number];

/** Which part of the library is listed, and in which order. */
export interface LibraryQuery {
  sort: LibrarySort;
  mediaType?: MediaType | undefined;
  /** Slug of a genre. */
  genre?: string | undefined;
  /** First year of a decade. */
  decade?: number | undefined;
  /** The best that the library has. */
  resolution?: Resolution | undefined;
}

const isDecade = (year: number): boolean => year >= 1870 && year <= 2100 && year % 10 === 0;

/** Reads a query from the parameters of a URL; what is none of their values is left out. */
export function readLibraryQuery(parameter: (name: string) => string | null): LibraryQuery {
  const type = parameter('type');
  const decade = Number(parameter('decade'));
  return {
    sort: librarySorts.find((sort) => sort === parameter('sort')) ?? 'added',
    mediaType: type === 'movie' || type === 'tv' ? type : undefined,
    genre: genreBySlug(parameter('genre') ?? '')?.slug,
    decade: isDecade(decade) ? decade : undefined,
    resolution: resolutions.find((resolution) => resolution === parameter('resolution')),
  };
}

/** The parameters of a query in a URL. */
export function libraryParams({ sort, mediaType, genre, decade, resolution }: LibraryQuery): Record<string, string> {
  return definedOnly({
    type: mediaType,
    sort: sort === 'added' ? undefined : sort,
    genre,
    decade: decade?.toString(),
    resolution,
  });
}

type Compare = (one: LibraryEntry, other: LibraryEntry) => number;

/** Titles without a year come last. */
const byYear: Compare = (one, other) => (other.facts.year ?? 0) - (one.facts.year ?? 0);
/** A year without a date is the end of it. */
const dateOf = ({ facts: { date, year } }: LibraryEntry): string => date ?? (year === null ? '' : `${year}-12-31`);

function ordersWith(collator: Intl.Collator): Record<LibrarySort, Compare> {
  const byName: Compare = (one, other) => collator.compare(one.facts.title, other.facts.title);
  return {
    added: (one, other) => other.available.addedAtMs - one.available.addedAtMs,
    name: byName,
    year: (one, other) => byYear(one, other) || byName(one, other),
    release: (one, other) =>
      Number(dateOf(one) < dateOf(other)) - Number(dateOf(other) < dateOf(one)) || byName(one, other),
  };
}

/** Newest first, or by name; titles that are alike in that in the order of their keys, so that pages do not overlap. */
export function sortLibrary(entries: readonly LibraryEntry[], sort: LibrarySort): LibraryEntry[] {
  const compare = ordersWith(new Intl.Collator('en', { numeric: true, sensitivity: 'base' }))[sort];
  return entries.toSorted((one, other) => compare(one, other) || (one.key < other.key ? -1 : 1));
}

/** Whether a title is in the part of the library that a query asks for. */
export function isInQuery({ key, available, facts }: LibraryEntry, query: LibraryQuery): boolean {
  const mediaType = parseTitleKey(key)?.mediaType;
  if (!mediaType || (query.mediaType && query.mediaType !== mediaType)) return false;
  if (query.resolution && available.resolution !== query.resolution) return false;
  if (query.decade !== undefined && Math.floor((facts.year ?? 0) / 10) * 10 !== query.decade) return false;
  if (query.genre === undefined) return true;
  const ids = categoryBySlug(query.genre)?.query[mediaType]?.withGenres.split('|') ?? [];
  return facts.genreIds.some((id) => ids.includes(String(id)));
}
