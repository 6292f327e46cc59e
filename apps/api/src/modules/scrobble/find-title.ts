import type { PlayedTitle, Progress } from '@marquee/core';
import { lookupsOf, matchEpisode, matchTitle, type SeriesEpisode, type TitleCandidate } from '@marquee/core/import';
import type { Scrobble } from '@marquee/core/scrobble';
import { lookUpTitle, nullIfNotFound, seasonEpisodes, seriesEpisodes, type TmdbClient } from '@marquee/tmdb';

const SECONDS_PER_MINUTE = 60;
/** More episodes than any file has. */
const MOST_EPISODES = 20;

export interface FoundScrobble {
  /** A film, or the episodes of a file. */
  played: [PlayedTitle, ...PlayedTitle[]];
  /** Null if the length is unknown. */
  progress: Progress | null;
}

/** Finds what a scrobble is about: rather nothing than a wrong title. */
export async function findScrobbled(
  client: TmdbClient,
  scrobble: Scrobble,
  nowMs: number,
): Promise<FoundScrobble | undefined> {
  const title = await findTitle(client, scrobble);
  if (!title) return undefined;
  const { mediaType, id, year } = title;
  const base = { mediaType, id, title: title.title, year };
  if (!scrobble.episode)
    return {
      played: [base],
      progress: await progressOf(scrobble, async () => (await client.movieDetails({ id })).runtimeMin),
    };
  const episodes = await episodesOf(client, id, { scrobble, nowMs });
  const first = matchEpisode(scrobble.episode, episodes);
  if (!first) return undefined;
  const { season, number } = first;
  const last = Math.min(scrobble.lastNumber ?? number, number + MOST_EPISODES);
  const others = episodes.filter((other) => other.season === season && other.number > number && other.number <= last);
  const played = (episode: SeriesEpisode): PlayedTitle => ({
    ...base,
    episode: { season, number: episode.number, id: episode.id, title: episode.title, seasonId: episode.seasonId },
  });
  const runtimeMin = async () =>
    (await client.episode({ tvId: id, seasonNumber: season, episodeNumber: number })).runtimeMin;
  const progress = await progressOf(scrobble, runtimeMin);
  return { played: [played(first), ...others.map(played)], progress: progress && shareOf(progress, others.length + 1) };
}

async function findTitle(client: TmdbClient, { title, episode }: Scrobble): Promise<TitleCandidate | undefined> {
  for (const lookup of lookupsOf(title, episode)) {
    const match = matchTitle(title, lookup, await lookUpTitle(client, lookup));
    if (match.kind === 'matched') return match.title;
  }
  return undefined;
}

/** Those of the season, or of the whole series where the season is unknown. */
async function episodesOf(
  client: TmdbClient,
  id: number,
  { scrobble: { episode }, nowMs }: { scrobble: Scrobble; nowMs: number },
): Promise<SeriesEpisode[]> {
  const seasonNumber = episode?.number === null ? null : (episode?.season ?? null);
  if (seasonNumber === null) return seriesEpisodes(client, { id, nowMs });
  const found = await seasonEpisodes(client, { id, seasonNumber, lastEpisode: null, nowMs }).catch(nullIfNotFound);
  return found ?? [];
}

/** Of one of the episodes of a file, whose length is that of all of them; the position is one in the first. */
function shareOf({ watched, duration }: Progress, episodes: number): Progress {
  const share = duration / episodes;
  return { watched: Math.min(watched, share), duration: share };
}

/** Programs that only tell a percentage need the length that is known here. */
async function progressOf(
  { position, isFinished }: Scrobble,
  runtimeMin: () => Promise<number | null>,
): Promise<Progress | null> {
  if (!('percent' in position)) return position;
  const duration = isFinished ? 0 : ((await runtimeMin()) ?? 0) * SECONDS_PER_MINUTE;
  return duration > 0 ? { watched: (duration * position.percent) / 100, duration } : null;
}
