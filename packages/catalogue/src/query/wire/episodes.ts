import type { WireEpisodeSummary, WireSeasonSummary } from '@marquee/tmdb/wire';
import { stillPath, seasonPath } from '@marquee/artwork/paths';
import { episodeCrew, episodeGuests } from '../../build/credits';
import { episodeId, seasonId } from '../../build/ids';
import type { People } from '../../build/people';
import type { SeriesRecord } from '../../build/title-record';
import type { EpisodeEntry, SeasonEntry } from '../../authored/schema';
import { castMembers, creditIds, crewMembers } from './credits';

/** The authored episodes. If only their number is authored they have TMDB's default names: Episode 1, 2, … */
function authoredEpisodes({ episodes = [] }: SeasonEntry): readonly EpisodeEntry[] {
  if (typeof episodes !== 'number') return episodes;
  return Array.from({ length: episodes }, (_, index) => ({ number: index + 1, title: `Episode ${index + 1}` }));
}

/** The last date that is authored for a season. */
export const lastAuthoredDate = (season: SeasonEntry): string | undefined =>
  authoredEpisodes(season).findLast(({ airDate }) => airDate !== undefined)?.airDate ?? season.airDate;

/**
 * A season's episodes. One without an authored date has the last one before it, because an undated episode does not
 * count as out.
 */
export function seasonEpisodes({ entry }: SeriesRecord, season: SeasonEntry): (EpisodeEntry & { airDate: string })[] {
  const earlier = entry.seasons.filter(({ number }) => number > 0 && number < season.number);
  let date =
    season.airDate ?? earlier.map(lastAuthoredDate).findLast((known) => known !== undefined) ?? entry.firstAirDate;
  return authoredEpisodes(season).map((episode) => {
    date = episode.airDate ?? date;
    return { ...episode, airDate: date };
  });
}

const episodeCount = (season: SeasonEntry): number =>
  typeof season.episodes === 'number' ? season.episodes : (season.episodes?.length ?? 0);

export const findSeason = (record: SeriesRecord, number: number): SeasonEntry | undefined =>
  record.entry.seasons.find((season) => season.number === number);

export const findEpisode = (record: SeriesRecord, season: SeasonEntry, number: number): EpisodeEntry | undefined =>
  seasonEpisodes(record, season).find((episode) => episode.number === number);

const isFinished = (record: SeriesRecord): boolean =>
  record.entry.status === 'Ended' || record.entry.status === 'Canceled';

/** Whether it is the last episode of a finished season; that of a running season is unknown. */
function isFinale(record: SeriesRecord, season: SeasonEntry, episode: EpisodeEntry): boolean {
  const over = isFinished(record) || record.entry.seasons.some(({ number }) => number > season.number);
  const { episodes = [] } = season;
  const last = typeof episodes === 'number' ? episodes : episodes.at(-1)?.number;
  return over && season.number > 0 && episode.number === last;
}

/** The data has no ratings of single episodes: TMDB's 0 votes means "not rated". */
export function episodeFields(record: SeriesRecord, season: SeasonEntry, episode: EpisodeEntry): WireEpisodeSummary {
  return {
    air_date: episode.airDate ?? null,
    episode_number: episode.number,
    episode_type: isFinale(record, season, episode) ? 'finale' : 'standard',
    id: episodeId(record.id, season.number, episode.number),
    name: episode.title,
    overview: episode.overview ?? '',
    production_code: '',
    runtime: episode.runtimeMin ?? record.entry.episodeRuntimeMin ?? null,
    season_number: season.number,
    show_id: record.id,
    still_path: stillPath(record.id, season.number, episode.number),
    vote_average: 0,
    vote_count: 0,
  };
}

export function episodeCredits(record: SeriesRecord, season: SeasonEntry, episode: EpisodeEntry, people: People) {
  const creditId = creditIds(`${record.key}-s${season.number}e${episode.number}`);
  return {
    crew: crewMembers(episodeCrew(episode), people, creditId),
    guest_stars: castMembers(episodeGuests(episode, record.entry.cast.length), people, creditId),
  };
}

export const episodeDetails = (record: SeriesRecord, season: SeasonEntry, episode: EpisodeEntry, people: People) => ({
  ...episodeFields(record, season, episode),
  ...episodeCredits(record, season, episode, people),
});

const seasonName = (season: SeasonEntry): string =>
  season.name ?? (season.number === 0 ? 'Specials' : `Season ${season.number}`);

/** A season as in the series' details. */
export function seasonSummary(record: SeriesRecord, season: SeasonEntry): WireSeasonSummary {
  return {
    air_date: season.airDate ?? authoredEpisodes(season)[0]?.airDate ?? null,
    episode_count: episodeCount(season),
    id: seasonId(record.id, season.number),
    name: seasonName(season),
    overview: season.overview ?? '',
    poster_path: seasonPath(record.id, season.number),
    season_number: season.number,
    vote_average: 0,
  };
}

export function seasonDetails(record: SeriesRecord, season: SeasonEntry, people: People) {
  const { episode_count: _count, ...summary } = seasonSummary(record, season);
  return {
    _id: `season-${summary.id}`,
    ...summary,
    episodes: seasonEpisodes(record, season).map((episode) => episodeDetails(record, season, episode, people)),
  };
}
