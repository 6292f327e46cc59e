import { matchByYear } from '@marquee/core';
import { absoluteKey, dateKey, episodeKey } from './episode-keys';
import { handId, movieKey, tagId, type TitleGroup, titleId, type TitleIndex } from './title-index';

export interface TitleRequest {
  type: 'movie' | 'tv';
  tmdbId: number;
  imdbId?: string | undefined;
  title?: string | undefined;
  /** Title in the original language. */
  originalTitle?: string | undefined;
  releaseYear?: number | undefined;
  season?: number | undefined;
  episode?: number | undefined;
  /** Counted from the first episode of the series, without specials. */
  absoluteEpisode?: number | undefined;
  /** `2019-03-14` */
  airDate?: string | undefined;
}

/** Ids from here on belong to Marquee's own catalogue, so no tag can refer to them. */
const firstCatalogueId = 900_000_000;

function contradicts<F>({ tags }: TitleGroup<F>, request: TitleRequest): boolean {
  const isTmdb = request.tmdbId < firstCatalogueId;
  if (isTmdb && tags.tmdb !== undefined && tags.tmdb !== request.tmdbId) return true;
  return request.imdbId !== undefined && tags.imdb !== undefined && tags.imdb !== request.imdbId;
}

/** The possible keys of a request's files, the most certain first. */
function keysOf({ type, season = -1, episode = -1, absoluteEpisode, airDate }: TitleRequest): string[] {
  if (type === 'movie') return [movieKey];
  // In the first season both counts are the same.
  const absolute = season === 1 ? episode : season > 1 ? absoluteEpisode : undefined;
  return [
    episodeKey(season, episode),
    ...(absolute === undefined ? [] : [absoluteKey(absolute)]),
    ...(airDate === undefined ? [] : [dateKey(airDate)]),
  ];
}

/** The files of the requested title: those that the operator assigned to it, and those with matching names. */
export function findFiles<F>(index: TitleIndex<F>, request: TitleRequest): F[] {
  const byHand = index.byHand.get(handId(request.type, request.tmdbId, request.season, request.episode)) ?? [];
  return [...byHand, ...findByName(index, request)];
}

/**
 * By tags, otherwise by title or original title and year (± 1). Empty if the library does not have it, or if several
 * titles of the library match.
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
  const called = (name: string | undefined): TitleGroup<F>[] => {
    if (name === undefined) return [];
    const id = titleId(type, name);
    // A further name may be read out of what is no title; the year has to be the same.
    return (index.byTitle.get(id) ?? []).filter((group) => group.id === id || group.year === releaseYear);
  };
  const byTitle = new Set(called(title));
  const alike = [...byTitle, ...called(originalTitle).filter((group) => !byTitle.has(group))];
  const fitting = matchByYear(
    alike.filter((group) => !contradicts(group, request)),
    ({ year }) => year,
    { mediaType: type, year: releaseYear },
  );
  // Titles of the same year may be one title under two names, or two titles; the requested name is the more certain
  // match.
  const surest = fitting.length > 1 ? fitting.filter((group) => byTitle.has(group)) : fitting;
  return surest.length === 1 ? filesOf(surest) : [];
}
