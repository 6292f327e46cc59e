import { hasAired } from '@marquee/core';
import { backdropPath, posterPath, profilePath } from '@marquee/artwork/paths';
import type { Store } from '../../build/compile';
import type { SeriesRecord } from '../../build/title-record';
import { creditIds } from './credits';
import { episodeFields, seasonEpisodes, seasonSummary } from './episodes';
import { companyRow, wireCompanies, wireCountries, wireGenres, wireLanguages } from './movie-details';

/** The episodes of the numbered seasons, in order of air date. */
export function regularEpisodes(record: SeriesRecord) {
  return record.entry.seasons
    .filter(({ number }) => number > 0)
    .flatMap((season) => seasonEpisodes(record, season).map((episode) => ({ season, episode })))
    .sort((a, b) => a.episode.airDate.localeCompare(b.episode.airDate));
}

function airing(record: SeriesRecord, now: Date) {
  const dated = regularEpisodes(record);
  const next = dated.findIndex(({ episode }) => !hasAired(episode.airDate, now.getTime()));
  const wire = (at: number) => {
    const found = dated.at(at);
    return found ? episodeFields(record, found.season, found.episode) : null;
  };
  return {
    last_episode_to_air: next === 0 ? null : wire(next - 1 < 0 ? -1 : next - 1),
    next_episode_to_air: next === -1 ? null : wire(next),
  };
}

function creators(store: Store, record: SeriesRecord) {
  const creditId = creditIds(record.key);
  return (record.entry.creators ?? []).flatMap((name) => {
    const person = store.people().named(name);
    if (!person) return [];
    return [
      {
        id: person.id,
        credit_id: creditId('creator', person.id),
        name: person.name,
        original_name: person.name,
        gender: 0,
        profile_path: profilePath(person.id),
      },
    ];
  });
}

export function seriesDetails(store: Store, record: SeriesRecord, now: Date) {
  const { entry } = record;
  const numbered = entry.seasons.filter(({ number }) => number > 0);
  const seasons = [...entry.seasons].sort((a, b) => a.number - b.number).map((season) => seasonSummary(record, season));
  const aired = airing(record, now);
  return {
    adult: false,
    backdrop_path: backdropPath(record.id),
    created_by: creators(store, record),
    episode_run_time: entry.episodeRuntimeMin === undefined ? [] : [entry.episodeRuntimeMin],
    first_air_date: record.date,
    genres: wireGenres(record),
    homepage: entry.homepage ?? '',
    id: record.id,
    in_production: entry.status === 'Returning Series' || entry.status === 'In Production',
    languages: [entry.originalLanguage],
    last_air_date: entry.lastAirDate ?? aired.last_episode_to_air?.air_date ?? null,
    ...aired,
    name: record.title,
    networks: record.networkIds.map((id) => companyRow(id, store.networks.nameOf(id))),
    number_of_episodes: seasons
      .filter(({ season_number }) => season_number > 0)
      .reduce((sum, { episode_count }) => sum + episode_count, 0),
    number_of_seasons: numbered.length,
    origin_country: [...entry.countries],
    original_language: entry.originalLanguage,
    original_name: record.originalTitle,
    overview: entry.overview,
    popularity: record.popularity,
    poster_path: posterPath(record.id),
    production_companies: wireCompanies(store, record),
    production_countries: wireCountries(record),
    seasons,
    spoken_languages: wireLanguages(record),
    status: entry.status,
    tagline: entry.tagline ?? '',
    type: entry.type ?? 'Scripted',
    vote_average: record.rating,
    vote_count: record.votes,
  };
}
