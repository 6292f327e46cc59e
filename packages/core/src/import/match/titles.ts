import type { MediaType } from '../../media';
import { matchByYear, normaliseTitle } from '../../titles';
import type { EpisodeRef, ExternalIds, TitleRef } from '../records';

/** A search result that may be the title of a record. */
export interface TitleCandidate {
  mediaType: MediaType;
  /** TMDB id. */
  id: number;
  title: string;
  /** Its original name, and those in other languages. */
  otherTitles?: readonly string[];
  year: number | null;
  ids?: ExternalIds;
}

export type TitleMatch =
  | { kind: 'matched'; title: TitleCandidate }
  /** Several titles fit, or one fits only by its name: the person chooses. */
  | { kind: 'ambiguous'; candidates: readonly TitleCandidate[] }
  | { kind: 'missing' };

/** A lookup at TMDB. Lookups are tried in order until one finds something. */
export type TitleLookup =
  | { by: 'tmdb'; mediaType: MediaType; id: number }
  | { by: 'imdb'; id: string }
  | { by: 'tvdb'; id: number }
  | { by: 'name'; mediaType: MediaType | null; title: string; year: number | null };

/** Ids first; those of the episode where the title has none; then the name. */
export function lookupsOf({ mediaType, title, year, ids }: TitleRef, episode?: EpisodeRef): TitleLookup[] {
  const lookups: TitleLookup[] = [];
  if (ids.tmdb !== undefined)
    for (const type of mediaType ? [mediaType] : (['movie', 'tv'] as const))
      lookups.push({ by: 'tmdb', mediaType: type, id: ids.tmdb });
  const known = ids.imdb === undefined && ids.tvdb === undefined && ids.tmdb === undefined ? (episode?.ids ?? {}) : ids;
  if (known.imdb !== undefined) lookups.push({ by: 'imdb', id: known.imdb });
  // TVDB numbers films and series separately, and TMDB finds only series by TVDB id.
  if (known.tvdb !== undefined && mediaType !== 'movie') lookups.push({ by: 'tvdb', id: known.tvdb });
  if (title !== '') lookups.push({ by: 'name', mediaType, title, year });
  return lookups;
}

/** A key that is the same for records of the same title, so that each title is looked up once. */
export function titleRefKey({ mediaType, title, year, ids }: TitleRef, episode?: EpisodeRef): string {
  const type = mediaType ?? 'any';
  const entries = Object.entries(ids).sort(([a], [b]) => (a < b ? -1 : 1));
  if (entries.length > 0) return `${type} ${entries.map(([name, id]) => `${name}:${id}`).join(' ')}`;
  const key = `${type} ${year ?? ''} ${normaliseTitle(title)}`;
  return title === '' && episode ? `${key} ${JSON.stringify(episode.ids)}` : key;
}

/** Two titles are different if they name different ids of the same site. */
function contradicts({ ids = {} }: TitleCandidate, ref: ExternalIds): boolean {
  return (['imdb', 'tvdb'] as const).some(
    (name) => ids[name] !== undefined && ref[name] !== undefined && ids[name] !== ref[name],
  );
}

function isNamed({ title, otherTitles = [] }: TitleCandidate, name: string): boolean {
  const key = normaliseTitle(name);
  return key !== '' && [title, ...otherTitles].some((known) => normaliseTitle(known) === key);
}

const oneOf = (candidates: readonly TitleCandidate[]): TitleMatch => {
  const [first, ...others] = candidates;
  if (!first) return { kind: 'missing' };
  return others.length === 0 ? { kind: 'matched', title: first } : { kind: 'ambiguous', candidates };
};

const orAsk = (candidates: readonly TitleCandidate[]): TitleMatch =>
  candidates.length > 0 ? { kind: 'ambiguous', candidates } : { kind: 'missing' };

/**
 * Matches by name, type and year (one year off is allowed), as the stream provider does; several equal candidates are
 * ambiguous.
 */
function matchName(ref: TitleRef, candidates: readonly TitleCandidate[]): TitleMatch {
  const named = candidates.filter((candidate) => isNamed(candidate, ref.title) && !contradicts(candidate, ref.ids));
  const types: readonly MediaType[] = ref.mediaType ? [ref.mediaType] : ['movie', 'tv'];
  if (ref.year === null) {
    const alike = named.filter(({ mediaType }) => types.includes(mediaType));
    // Films are remade under one name far more often than series, so a film without a year is asked for.
    return alike.length === 1 && ref.mediaType === 'tv' ? oneOf(alike) : orAsk(alike);
  }
  const fitting = types.flatMap((mediaType) =>
    matchByYear(
      named.filter((candidate) => candidate.mediaType === mediaType),
      ({ year }) => year,
      { mediaType, year: ref.year },
    ),
  );
  return oneOf(fitting);
}

/** Decides which title the results of a lookup mean. It rather returns no match than a wrong title. */
export function matchTitle(ref: TitleRef, { by }: TitleLookup, answers: readonly TitleCandidate[]): TitleMatch {
  if (by === 'name') return matchName(ref, answers);
  return oneOf(answers.filter(({ mediaType }) => ref.mediaType === null || mediaType === ref.mediaType));
}
