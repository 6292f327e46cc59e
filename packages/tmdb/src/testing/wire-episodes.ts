import type { WireEpisode, WireSeason, WireSeasonSummary } from '../wire';

export const wireEpisode = (overrides: Partial<WireEpisode> = {}): WireEpisode => {
  const { season_number = 1, episode_number = 1 } = overrides;
  return {
    id: 5000 + season_number * 100 + episode_number,
    name: `Stop ${episode_number}`,
    overview: 'The heritage committee arrives a day early.',
    air_date: `2021-09-${16 + episode_number}`,
    episode_number,
    episode_type: 'standard',
    production_code: '',
    runtime: 29,
    season_number,
    show_id: 201,
    still_path: `/still-${season_number}-${episode_number}.jpg`,
    vote_average: 7.9,
    vote_count: 54,
    crew: [],
    guest_stars: [],
    ...overrides,
  };
};

export const wireSeasonSummary = (overrides: Partial<WireSeasonSummary> = {}): WireSeasonSummary => {
  const { season_number = 1 } = overrides;
  return {
    id: 4000 + season_number,
    air_date: '2021-09-17',
    name: `Season ${season_number}`,
    overview: '',
    poster_path: `/season-${season_number}.jpg`,
    season_number,
    vote_average: 7.8,
    episode_count: 2,
    ...overrides,
  };
};

export const wireSeason = (overrides: Partial<WireSeason> = {}): WireSeason => {
  const { episode_count: count, ...summary } = wireSeasonSummary(
    overrides.season_number === undefined ? {} : { season_number: overrides.season_number },
  );
  const episodes = Array.from({ length: count }, (_, index) =>
    wireEpisode({ season_number: summary.season_number, episode_number: index + 1 }),
  );
  return { ...summary, episodes, ...overrides };
};
