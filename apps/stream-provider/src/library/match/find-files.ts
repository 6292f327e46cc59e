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

/** The one group whose year fits best; none when two fit equally, or when a film's year is not known. */
function byYear<F>(groups: readonly TitleGroup<F>[], { type, releaseYear }: TitleRequest): TitleGroup<F> | undefined {
  const tiers: ((year: number | undefined) => boolean)[] = [];
  if (releaseYear !== undefined) {
    tiers.push(
      (year) => year === releaseYear,
      (year) => year !== undefined && Math.abs(year - releaseYear) === 1,
    );
  }
  // A series' folder seldom names a year; a film without one could be any of its remakes.
  if (type === 'tv') tiers.push((year) => year === undefined);
  for (const fits of tiers) {
    const fitting = groups.filter(({ year }) => fits(year));
    if (fitting.length > 0) return fitting.length === 1 ? fitting[0] : undefined;
  }
  return undefined;
}

/**
 * The files of the title that is asked for: by its tags, else by its title and year, a year more or less. Empty when the
 * library does not have it, and when more than one title of the library could be meant.
 */
export function findFiles<F>(index: TitleIndex<F>, request: TitleRequest): F[] {
  const { type, tmdbId, imdbId, title, season, episode } = request;
  const key = type === 'movie' ? movieKey : episodeKey(season ?? -1, episode ?? -1);
  const filesOf = (groups: readonly TitleGroup<F>[]): F[] => groups.flatMap(({ files }) => files.get(key) ?? []);
  const tagged =
    index.byTag.get(tagId(type, tmdbId)) ?? (imdbId === undefined ? undefined : index.byTag.get(tagId(type, imdbId)));
  if (tagged) return filesOf(tagged.filter((group) => !contradicts(group, request)));
  if (title === undefined) return [];
  const alike = (index.byTitle.get(titleId(type, title)) ?? []).filter((group) => !contradicts(group, request));
  const group = byYear(alike, request);
  return group ? filesOf([group]) : [];
}
