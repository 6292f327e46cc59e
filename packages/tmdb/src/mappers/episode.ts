import type { Episode, EpisodeDetails, EpisodeSummary } from '../domain';
import type { WireEpisode, WireEpisodeSummary } from '../wire';
import { directorsOf, toCast, toCrew, writersOf } from './credits';
import { toImageFile } from './images';
import { toDate, toPositive, toTextOrNull } from './values';

export const toEpisodeSummary = (wire: WireEpisodeSummary): EpisodeSummary => ({
  id: wire.id,
  seasonNumber: wire.season_number,
  episodeNumber: wire.episode_number,
  name: toTextOrNull(wire.name) ?? `Episode ${wire.episode_number}`,
  nameLanguage: wire.name_language ?? null,
  overview: wire.overview,
  overviewLanguage: wire.overview_language ?? null,
  airDate: toDate(wire.air_date),
  type: wire.episode_type,
  runtimeMin: toPositive(wire.runtime),
  stillPath: toTextOrNull(wire.still_path),
  voteAverage: wire.vote_average,
  voteCount: wire.vote_count,
});

/** Crew and guest stars are in the episode itself and in its appended credits; the longer list is used. */
export function toEpisode(wire: WireEpisode): Episode {
  const credits = wire.credits;
  const crew = toCrew(credits && credits.crew.length > wire.crew.length ? credits.crew : wire.crew);
  const guestStars =
    credits && credits.guest_stars.length > wire.guest_stars.length ? credits.guest_stars : wire.guest_stars;
  return {
    ...toEpisodeSummary(wire),
    crew,
    guestStars: toCast(guestStars),
    directors: directorsOf(crew),
    writers: writersOf(crew),
  };
}

export const toEpisodeDetails = (wire: WireEpisode): EpisodeDetails => ({
  ...toEpisode(wire),
  cast: toCast(wire.credits?.cast ?? []),
  stills: (wire.images?.stills ?? []).map(toImageFile),
  imdbId: toTextOrNull(wire.external_ids?.imdb_id ?? null),
});
