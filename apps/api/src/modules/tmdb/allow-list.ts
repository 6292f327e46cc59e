import type { MediaType } from '@marquee/core';
import type { PathKind } from './cache-lifetimes';
import {
  creditsOf,
  filmsOfCollection,
  found,
  pageOf,
  pageOfKeywords,
  unfiltered,
  dropResponse,
  withParts,
  type AnswerFilter,
} from './content-filter/answer-filter';

/** The subject of a path: if it is hidden, nothing below the path is answered. */
export type Subject = MediaType | 'person' | 'collection' | 'keyword' | null;

interface PathRule {
  kind: PathKind;
  /** `ID` is the number of the subject. */
  pattern: string;
  about: Subject;
  /** Filters the response for visitors with a content filter. Required for every path. */
  filter: AnswerFilter;
}

export interface AllowedPath extends Pick<PathRule, 'kind' | 'about' | 'filter'> {
  /** Without leading or trailing slash, e.g. `movie/603/images`. */
  path: string;
  /** The title, person or collection that the path is about. */
  id?: number;
}

type Parts = Readonly<Record<string, AnswerFilter>>;

/** The parts of a title, at their own paths or appended to its details. */
const titleParts = (type: MediaType) =>
  ({
    credits: unfiltered,
    aggregate_credits: unfiltered,
    similar: pageOf(type),
    recommendations: pageOf('mixed'),
    videos: unfiltered,
    external_ids: unfiltered,
    keywords: unfiltered,
    reviews: unfiltered,
    translations: unfiltered,
    alternative_titles: unfiltered,
    release_dates: unfiltered,
    content_ratings: unfiltered,
    'watch/providers': unfiltered,
    images: unfiltered,
  }) satisfies Parts;

const personParts = {
  combined_credits: creditsOf('mixed'),
  movie_credits: creditsOf('movie'),
  tv_credits: creditsOf('tv'),
  images: unfiltered,
  external_ids: unfiltered,
} satisfies Parts;

const seasonParts = ['credits', 'aggregate_credits', 'external_ids', 'videos', 'images'];

/** Details of a subject, and each of its parts at its own path. */
const detailsOf = (about: MediaType | 'person', parts: Parts): PathRule[] => [
  {
    kind: 'details',
    pattern: `${about}/ID`,
    // A person's own response determines whether they are visible.
    about: about === 'person' ? null : about,
    filter: withParts(parts),
  },
  ...Object.entries(parts).map(([part, filter]): PathRule => ({
    kind: part === 'images' ? 'images' : 'details',
    pattern: `${about}/ID/${part}`,
    about,
    filter,
  })),
];
const lists = (kind: PathKind, pattern: string, filter: AnswerFilter): PathRule => ({
  kind,
  pattern,
  about: null,
  filter,
});
const nothingIn = (kind: PathKind, pattern: string): PathRule => lists(kind, pattern, unfiltered);

/** The TMDB v3 paths that the gateway forwards. */
export const pathRules: readonly PathRule[] = [
  lists('search', 'search/multi', pageOf('mixed')),
  lists('search', 'search/movie', pageOf('movie')),
  lists('search', 'search/tv', pageOf('tv')),
  lists('search', 'search/person', pageOf('person')),
  lists('search', 'search/collection', dropResponse),
  lists('search', 'search/keyword', pageOfKeywords),
  nothingIn('search', 'search/company'),
  lists('trending', 'trending/all/(day|week)', pageOf('mixed')),
  lists('trending', 'trending/movie/(day|week)', pageOf('movie')),
  lists('trending', 'trending/tv/(day|week)', pageOf('tv')),
  lists('trending', 'trending/person/(day|week)', pageOf('person')),
  lists('list', 'movie/(popular|top_rated|upcoming|now_playing)', pageOf('movie')),
  lists('list', 'tv/(popular|top_rated|on_the_air|airing_today)', pageOf('tv')),
  lists('list', 'person/popular', pageOf('person')),
  lists('discover', 'discover/movie', pageOf('movie')),
  lists('discover', 'discover/tv', pageOf('tv')),
  nothingIn('reference', 'genre/(movie|tv)/list'),
  nothingIn('reference', 'configuration(/languages|/countries)?'),
  nothingIn('reference', 'certification/(movie|tv)/list'),
  nothingIn('reference', 'watch/providers/(movie|tv|regions)'),
  ...detailsOf('movie', titleParts('movie')),
  ...detailsOf('tv', titleParts('tv')),
  ...detailsOf('person', personParts),
  { kind: 'images', pattern: 'collection/ID/images', about: 'collection', filter: unfiltered },
  {
    kind: 'season',
    pattern: `tv/ID/season/\\d{1,4}(/(${seasonParts.join('|')}))?`,
    about: 'tv',
    filter: unfiltered,
  },
  {
    kind: 'season',
    pattern: `tv/ID/season/\\d{1,4}/episode/\\d{1,5}(/(credits|external_ids|videos|images))?`,
    about: 'tv',
    filter: unfiltered,
  },
  lists('details', 'find/((tt|nm)\\d{5,12}|[1-9]\\d{0,9})', found),
  lists('details', 'collection/ID', filmsOfCollection),
  { kind: 'details', pattern: 'keyword/ID', about: 'keyword', filter: unfiltered },
  nothingIn('details', 'company/ID'),
  nothingIn('details', 'network/ID'),
];
const compiled = pathRules.map(({ pattern, ...rule }) => ({
  ...rule,
  pattern: new RegExp(`^${pattern.replace('ID', '(?<id>\\d{1,10})')}$`),
}));

/** The canonical form of a path below `/3/`; undefined if the gateway does not forward it. */
export function allowPath(rawPath: string): AllowedPath | undefined {
  const path = rawPath.replace(/^\/+|\/+$/g, '');
  for (const { kind, about, filter, pattern } of compiled) {
    const match = pattern.exec(path);
    if (match) return { path, kind, about, filter, ...(match.groups?.id && { id: Number(match.groups.id) }) };
  }
  return undefined;
}
