import type { TitleSummary } from '../domain';
import type { WireMovieDetails, WireTvDetails } from '../wire';
import { toMovieItem, toTvItem } from './media-item';
import { genreIdsOf } from './title-details';
import { toEpisodeRuntime } from './tv-details';
import { toPositive } from './values';

export const toMovieSummary = (wire: WireMovieDetails): TitleSummary => ({
  ...toMovieItem({ ...wire, genre_ids: genreIdsOf(wire) }),
  totalRuntimeMin: toPositive(wire.runtime),
});

export const toTvSummary = (wire: WireTvDetails): TitleSummary => ({
  ...toTvItem({ ...wire, genre_ids: genreIdsOf(wire) }),
  totalRuntimeMin: toPositive((toEpisodeRuntime(wire) ?? 0) * wire.number_of_episodes),
});
