import { orderSeasons, type AiringDetails } from '@marquee/core';
import type { TvDetails } from '../domain';
import type { WireTvDetails } from '../wire';
import { toTvCertification } from './certification';
import { toEpisodeSummary } from './episode';
import { toTvItem } from './media-item';
import { toSeasonSummary } from './season';
import { genreIdsOf, toCompany, toExternalIds, toRelatedLists, toSharedDetails } from './title-details';
import { toDate, toPositive } from './values';

/** Minutes of an episode; null if unknown. */
export const toEpisodeRuntime = (wire: WireTvDetails): number | null =>
  toPositive(wire.episode_run_time[0] ?? wire.last_episode_to_air?.runtime ?? null);

const toEpisodesOf = (wire: WireTvDetails) => ({
  seasons: orderSeasons(wire.seasons.map(toSeasonSummary)),
  lastEpisode: wire.last_episode_to_air && toEpisodeSummary(wire.last_episode_to_air),
  nextEpisode: wire.next_episode_to_air && toEpisodeSummary(wire.next_episode_to_air),
});

export const toAiringDetails = (wire: WireTvDetails): AiringDetails => {
  const { id, title } = toTvItem({ ...wire, genre_ids: [] });
  return { id, title, ...toEpisodesOf(wire) };
};

/** `region`: ISO 3166-1 code for age rating and watch options. */
export function toTvDetails(wire: WireTvDetails, region: string): TvDetails {
  return {
    ...toTvItem({ ...wire, genre_ids: genreIdsOf(wire) }),
    ...toSharedDetails(wire, region),
    externalIds: toExternalIds(wire.external_ids),
    ...toRelatedLists(wire, toTvItem),
    certification: toTvCertification(wire.content_ratings, region),
    lastAirDate: toDate(wire.last_air_date),
    inProduction: wire.in_production,
    creators: wire.created_by.map(({ id, name }) => ({ id, name })),
    networks: wire.networks.map(toCompany),
    episodeRuntimeMin: toEpisodeRuntime(wire),
    seasonCount: wire.number_of_seasons,
    episodeCount: wire.number_of_episodes,
    ...toEpisodesOf(wire),
  };
}
