import { certificateAge, certifiedAge, type Certificates } from '../content-rating/ages';
import { parseTitleKey, type MediaType, type TitleKey } from '../media';
import {
  noFilters,
  passesFilters,
  readFilters,
  sortTitles,
  titleSorts,
  writeFilters,
  type CertificationLimit,
  type FilteredTitle,
  type SearchFilters,
  type SortedTitle,
  type UrlParams,
} from '../search';
import { resolutions, type Available, type Resolution } from './availability';

/** What lists of the library are sorted and filtered by, and their cards show. */
export interface LibraryFacts extends Omit<FilteredTitle, 'mediaType'> {
  title: string;
  posterPath: string | null;
  /** `YYYY-MM-DD` */
  date: string | null;
  popularity: number;
  runtimeMin: number | null;
  certificates: Certificates;
  keywordIds: readonly number[];
}

export interface LibraryEntry {
  key: TitleKey;
  available: Available;
  facts: LibraryFacts;
}

export const librarySorts = ['added', 'name', ...titleSorts] as const;
export type LibrarySort = (typeof librarySorts)[number];

/** Which part of the library is listed, and in which order. */
export interface LibraryQuery {
  sort: LibrarySort;
  mediaType?: MediaType | undefined;
  /** The best that the library has. */
  resolution?: Resolution | undefined;
  /** Where titles can be watched is not looked at: here. Series pass by a certification of their own. */
  filters: SearchFilters;
}

/** Reads a query from the parameters of a URL; what is none of their values is left out. */
export function readLibraryQuery(params: Pick<UrlParams, 'get'>): LibraryQuery {
  const type = params.get('type');
  return {
    sort: librarySorts.find((sort) => sort === params.get('sort')) ?? 'added',
    mediaType: type === 'movie' || type === 'tv' ? type : undefined,
    resolution: resolutions.find((resolution) => resolution === params.get('resolution')),
    filters: { ...readFilters(params), isPlayable: false, service: null, region: null },
  };
}

/** Writes a query to a URL; defaults are left out. */
export function writeLibraryQuery(
  { sort = 'added', mediaType, resolution, filters = noFilters }: Partial<LibraryQuery>,
  params: Pick<UrlParams, 'set'>,
): void {
  if (mediaType) params.set('type', mediaType);
  if (sort !== 'added') params.set('sort', sort);
  if (resolution) params.set('resolution', resolution);
  writeFilters({ ...filters, isPlayable: false, service: null }, params);
}

/** A year without a date is the end of it. */
const sortedBy = ({ facts }: LibraryEntry): SortedTitle => ({
  ...facts,
  date: facts.date ?? (facts.year === null ? null : `${facts.year}-12-31`),
});

/** What was added last comes first; titles that are alike in what they are sorted by are in the order of their names. */
export function sortLibrary(entries: readonly LibraryEntry[], sort: LibrarySort): LibraryEntry[] {
  const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  // By key at last, so that pages do not overlap.
  const named = entries.toSorted(
    (one, other) => compare(one.facts.title, other.facts.title) || (one.key < other.key ? -1 : 1),
  );
  if (sort === 'name') return named;
  if (sort !== 'added') return sortTitles(named, sort, sortedBy);
  return named.sort((one, other) => other.available.addedAtMs - one.available.addedAtMs);
}

/** Whether a title's certification is known and no higher. */
function isCertified(certificates: Certificates, { region, name }: CertificationLimit): boolean {
  const limit = certificateAge(region, name);
  if (limit === null) return certificates[region] === name;
  const age = certifiedAge(certificates, region);
  return age !== null && age <= limit;
}

/** Whether a title is in the part of the library that a query asks for. */
export function isInQuery({ key, available, facts }: LibraryEntry, query: LibraryQuery): boolean {
  const mediaType = parseTitleKey(key)?.mediaType;
  if (!mediaType || (query.mediaType && query.mediaType !== mediaType)) return false;
  if (query.resolution && available.resolution !== query.resolution) return false;
  const { certification, keywords } = query.filters;
  return (
    passesFilters({ ...facts, mediaType }, query.filters) &&
    (!certification || isCertified(facts.certificates, certification)) &&
    keywords.every((id) => facts.keywordIds.includes(id))
  );
}
