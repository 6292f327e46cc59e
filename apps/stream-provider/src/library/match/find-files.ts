import { matchByYear } from '@marquee/core';
import { absoluteKey, dateKey, episodeKey } from './episode-keys';
import { handId, movieKey, tagId, type TitleGroup, titleId, type TitleIndex } from './title-index';

export interface TitleRequest {
  type: 'movie' | 'tv';
  tmdbId: number;
  imdbId?: string | undefined;
  title?: string | undefined;
  /** In the language that it was made in. */
  originalTitle?: string | undefined;
  releaseYear?: number | undefined;
  season?: number | undefined;
  episode?: number | undefined;
  /** Counted from the first episode of the series, specials aside. */
  absoluteEpisode?: number | undefined;
  /** `2019-03-14` */
  airDate?: string | undefined;
}

/** From here on ids are those of Marquee's own catalogue, which no tag can mean. */
const firstCatalogueId = 900_000_000;

function contradicts<F>({ tags }: TitleGroup<F>, request: TitleRequest): boolean {
  const isTmdb = request.tmdbId < firstCatalogueId;
  if (isTmdb && tags.tmdb !== undefined && tags.tmdb !== request.tmdbId) return true;
  return request.imdbId !== undefined && tags.imdb !== undefined && tags.imdb !== request.imdbId;
}

/** Under which keys the files of a request may stand, the surest first. */
function keysOf({ type, season = -1, episode = -1, absoluteEpisode, airDate }: TitleRequest): string[] {
  if (type === 'movie') return [movieKey];
  // In the first season the two counts are the same.
  const absolute = season === 1 ? episode : season > 1 ? absoluteEpisode : undefined;
  return [
    episodeKey(season, episode),
    ...(absolute === undefined ? [] : [absoluteKey(absolute)]),
    ...(airDate === undefined ? [] : [dateKey(airDate)]),
  ];
}

/** The files of the title that is asked for: those that the operator says are it, and those whose names do. */
export function findFiles<F>(index: TitleIndex<F>, request: TitleRequest): F[] {
  const byHand = index.byHand.get(handId(request.type, request.tmdbId, request.season, request.episode)) ?? [];
  return [...byHand, ...findByName(index, request)];
}

/**
 * By its tags, else by its title or original title and its year, a year more or
 * less. Empty when the library does not have it, and when more than one title of the library could be meant.
 */
function findByName<F>(index: TitleIndex<F>, request: TitleRequest): F[] {
  const { type, tmdbId, imdbId, title, originalTitle, releaseYear } = request;
  const filesOf = (groups: readonly TitleGroup<F>[]): F[] => {
    for (const key of keysOf(request)) {
      const files = groups.flatMap((group) => group.files.get(key) ?? []);
      if (files.length > 0) return files;
    }
    return [];
  };
  const tagged =
    index.byTag.get(tagId(type, tmdbId)) ?? (imdbId === undefined ? undefined : index.byTag.get(tagId(type, imdbId)));
  if (tagged) return filesOf(tagged.filter((group) => !contradicts(group, request)));
  const called = (name: string | undefined): TitleGroup<F>[] =>
    name === undefined ? [] : (index.byTitle.get(titleId(type, name)) ?? []);
  const byTitle = new Set(called(title));
  const alike = [...byTitle, ...called(originalTitle).filter((group) => !byTitle.has(group))];
  const fitting = matchByYear(
    alike.filter((group) => !contradicts(group, request)),
    ({ year }) => year,
    { mediaType: type, year: releaseYear },
  );
  // Titles of equal years may be one under two names or two: the name that was asked for is the surer.
  const surest = fitting.length > 1 ? fitting.filter((group) => byTitle.has(group)) : fitting;
  return surest.length === 1 ? filesOf(surest) : [];
}
