import { FIRST_CATALOGUE_ID } from '@marquee/core';
import type { SourceRequest } from '../request';
import { isSameTitle } from '../same-title';
import type { JellyfinItem } from './wire';

function providerId(item: JellyfinItem, provider: string): string | null {
  const ids = Object.entries(item.ProviderIds ?? {});
  return ids.find(([name]) => name.toLowerCase() === provider)?.[1] ?? null;
}

const hasSameId = (item: JellyfinItem, { tmdbId, imdbId }: SourceRequest): boolean =>
  providerId(item, 'tmdb') === String(tmdbId) || (Boolean(imdbId) && providerId(item, 'imdb') === imdbId);

/**
 * Whether the item's ids belong to another title. Ids of the embedded catalogue are unknown to others and never
 * contradict.
 */
function saysOtherwise(item: JellyfinItem, { tmdbId, imdbId }: SourceRequest): boolean {
  const [tmdb, imdb] = [providerId(item, 'tmdb'), providerId(item, 'imdb')];
  if (tmdb !== null && tmdbId < FIRST_CATALOGUE_ID) return tmdb !== String(tmdbId);
  return imdb !== null && Boolean(imdbId) && imdb !== imdbId;
}

const isNamed = (item: JellyfinItem, title: string): boolean =>
  [item.Name, item.OriginalTitle].some((name) => Boolean(name) && isSameTitle(name ?? '', title));

/** The library's item for the requested title: by its ids, otherwise by title and year. */
export const matchItem = (items: readonly JellyfinItem[], request: SourceRequest): JellyfinItem | null =>
  items.find((item) => hasSameId(item, request)) ??
  items.find(
    (item) =>
      request.releaseYear !== null &&
      item.ProductionYear === request.releaseYear &&
      isNamed(item, request.title) &&
      !saysOtherwise(item, request),
  ) ??
  null;
