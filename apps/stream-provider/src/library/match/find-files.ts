import { fittingByYear } from '@marquee/core';
import { episodeKey, movieKey, tagId, type TitleGroup, titleId, type TitleIndex } from './title-index';

export interface TitleRequest {
  type: 'movie' | 'tv';
  tmdbId: number;
  imdbId?: string | undefined;
  title?: string | undefined;
  releaseYear?: number | undefined;
  season?: number | undefined;
  episode?: number | undefined;
}

/** From here on ids are those of Marquee's own catalogue, which no tag can mean. */
const firstCatalogueId = 900_000_000;

function contradicts<F>({ tags }: TitleGroup<F>, request: TitleRequest): boolean {
  const isTmdb = request.tmdbId < firstCatalogueId;
  if (isTmdb && tags.tmdb !== undefined && tags.tmdb !== request.tmdbId) return true;
  return request.imdbId !== undefined && tags.imdb !== undefined && tags.imdb !== request.imdbId;
}

/**
 * The files of the title that is asked for: by its tags, else by its title and year, a year more or less. Empty when the
 * library does not have it, and when more than one title of the library could be meant.
 */
export function findFiles<F>(index: TitleIndex<F>, request: TitleRequest): F[] {
  const { type, tmdbId, imdbId, title, releaseYear, season, episode } = request;
  const key = type === 'movie' ? movieKey : episodeKey(season ?? -1, episode ?? -1);
  const filesOf = (groups: readonly TitleGroup<F>[]): F[] => groups.flatMap(({ files }) => files.get(key) ?? []);
  const tagged =
    index.byTag.get(tagId(type, tmdbId)) ?? (imdbId === undefined ? undefined : index.byTag.get(tagId(type, imdbId)));
  if (tagged) return filesOf(tagged.filter((group) => !contradicts(group, request)));
  if (title === undefined) return [];
  const alike = (index.byTitle.get(titleId(type, title)) ?? []).filter((group) => !contradicts(group, request));
  const fitting = fittingByYear(alike, ({ year }) => year, { mediaType: type, year: releaseYear });
  return fitting.length === 1 ? filesOf(fitting) : [];
}
