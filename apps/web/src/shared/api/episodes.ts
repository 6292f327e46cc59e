import type { EpisodeDetails, Season } from '@marquee/tmdb';
import { tmdbApi } from './tmdb-api';

export const episodesApi = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    /** A season with its episodes. */
    season: build.query<Season, { tvId: number; seasonNumber: number }>({
      query: (args) => (client, options) => client.season(args, options),
    }),
    episode: build.query<EpisodeDetails, { tvId: number; seasonNumber: number; episodeNumber: number }>({
      query: (args) => (client, options) => client.episode(args, options),
    }),
  }),
});
