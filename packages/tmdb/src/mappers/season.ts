import type { Season, SeasonBase, SeasonSummary } from '../domain';
import type { WireSeason, WireSeasonSummary } from '../wire';
import { toEpisode } from './episode';
import { toDate, toTextOrNull } from './values';

const seasonName = (name: string, seasonNumber: number): string =>
  toTextOrNull(name) ?? (seasonNumber === 0 ? 'Specials' : `Season ${seasonNumber}`);

const toSeasonBase = (wire: Omit<WireSeasonSummary, 'episode_count'>): SeasonBase => ({
  id: wire.id,
  seasonNumber: wire.season_number,
  name: seasonName(wire.name, wire.season_number),
  overview: wire.overview,
  overviewLanguage: wire.overview_language ?? null,
  airDate: toDate(wire.air_date),
  posterPath: toTextOrNull(wire.poster_path),
  voteAverage: wire.vote_average,
});

export const toSeasonSummary = (wire: WireSeasonSummary): SeasonSummary => ({
  ...toSeasonBase(wire),
  episodeCount: wire.episode_count,
});

export const toSeason = (wire: WireSeason): Season => ({
  ...toSeasonBase(wire),
  episodes: wire.episodes.map(toEpisode).sort((a, b) => a.episodeNumber - b.episodeNumber),
});
