import type { MovieDetails } from '../domain';
import type { WireMovieDetails } from '../wire';
import { toMovieCertification } from './certification';
import { toMovieItem } from './media-item';
import { genreIdsOf, toExternalIds, toRelatedLists, toSharedDetails } from './title-details';
import { toPositive, toTextOrNull } from './values';

/** `region`: ISO 3166-1 code for age rating and watch options. */
export function toMovieDetails(wire: WireMovieDetails, region: string): MovieDetails {
  const externalIds = toExternalIds(wire.external_ids);
  const collection = wire.belongs_to_collection;
  return {
    ...toMovieItem({ ...wire, genre_ids: genreIdsOf(wire) }),
    ...toSharedDetails(wire, region),
    externalIds: { ...externalIds, imdbId: externalIds.imdbId ?? toTextOrNull(wire.imdb_id) },
    ...toRelatedLists(wire, toMovieItem),
    certification: toMovieCertification(wire.release_dates, region),
    runtimeMin: toPositive(wire.runtime),
    budget: toPositive(wire.budget),
    revenue: toPositive(wire.revenue),
    collection: collection && {
      id: collection.id,
      name: collection.name,
      posterPath: toTextOrNull(collection.poster_path),
      backdropPath: toTextOrNull(collection.backdrop_path),
    },
  };
}
