import { hasAired } from '../media/dates';
import type { Progress } from '../history/types';
import { isWatched } from './resume';
import { orderSeasons } from './season-order';

/** An episode as the metadata lists it: numbers may be absolute, begin at 0, or have gaps. */
interface ListedEpisode {
  episodeNumber: number;
}
export interface ListedSeason<E extends ListedEpisode = ListedEpisode> {
  seasonNumber: number;
  /** Only says whether there is a list to fetch. */
  episodeCount: number;
  /** Sorted by number; undefined until it is fetched. */
  episodes?: readonly E[] | undefined;
}
export interface EpisodePosition {
  season: number;
  episode: number;
}
interface NextEpisode extends EpisodePosition {
  /** Whether it is the first episode again, after the last of the last season. */
  wrapped: boolean;
}

/** The seasons of a series with the lists that are fetched. */
export const withLists = (
  seasons: readonly ListedSeason[],
  lists: readonly (Pick<ListedSeason, 'seasonNumber' | 'episodes'> | undefined)[],
): ListedSeason[] =>
  seasons.map(({ seasonNumber, episodeCount }) => ({
    seasonNumber,
    episodeCount,
    episodes: lists.find((list) => list?.seasonNumber === seasonNumber)?.episodes,
  }));

/** What is asked for; null if there is none; or the season whose list has to be fetched before that is known. */
export type Answer<T> = T | null | { missingList: number };
const needsList = <T>(answer: Answer<T>): answer is { missingList: number } =>
  typeof answer === 'object' && answer !== null && 'missingList' in answer;

/** The season to fetch for an answer; null if it is known. */
export const missingListOf = <T>(answer: Answer<T>): number | null => (needsList(answer) ? answer.missingList : null);
/** The answer, or null while it is unknown. */
export const knownAnswer = <T>(answer: Answer<T>): T | null => (needsList(answer) ? null : answer);

/** The button is shown above 93 % of the duration; above 99.5 % playback advances automatically (PLAYER-10). */
export const NEXT_EPISODE_RATIO = 0.93;
export const AUTO_NEXT_RATIO = 0.995;
/** Number of autoplayed episodes before the player asks "still watching?" (PLAYER-13). */
export const STILL_WATCHING_AFTER = 4;

/** The seasons that have episodes, in order, with specials last. */
export const seasonsWithEpisodes = <S extends ListedSeason>(seasons: readonly S[]): S[] =>
  orderSeasons(seasons).filter(({ episodes, episodeCount }) => (episodes?.length ?? episodeCount) > 0);

const isRegular = ({ seasonNumber }: ListedSeason): boolean => seasonNumber > 0;

/** The first or last episode of the first of these seasons that has any. */
function edgeOf(seasons: readonly ListedSeason[], edge: 'first' | 'last'): Answer<EpisodePosition> {
  for (const { seasonNumber, episodes, episodeCount } of seasons) {
    if (!episodes && episodeCount > 0) return { missingList: seasonNumber };
    const found = episodes?.at(edge === 'first' ? 0 : -1);
    if (found) return { season: seasonNumber, episode: found.episodeNumber };
  }
  return null;
}

/** The first episode of a season, or of the series: a special only if there is nothing else. */
export const firstEpisode = (seasons: readonly ListedSeason[], seasonNumber?: number): Answer<EpisodePosition> =>
  edgeOf(
    orderSeasons(seasons).filter((season) => seasonNumber === undefined || season.seasonNumber === seasonNumber),
    'first',
  );

/** An episode's neighbour inside its season, which has to be listed. */
function inSeason(
  seasons: readonly ListedSeason[],
  { season, episode }: EpisodePosition,
  step: 'next' | 'previous',
): Answer<EpisodePosition> {
  const own = seasons.find(({ seasonNumber }) => seasonNumber === season);
  if (!own || (!own.episodes && own.episodeCount === 0)) return null;
  if (!own.episodes) return { missingList: season };
  const found =
    step === 'next'
      ? own.episodes.find(({ episodeNumber }) => episodeNumber > episode)
      : own.episodes.findLast(({ episodeNumber }) => episodeNumber < episode);
  return found ? { season, episode: found.episodeNumber } : null;
}

const nextAs = (answer: Answer<EpisodePosition>, wrapped: boolean): Answer<NextEpisode> =>
  answer === null || needsList(answer) ? answer : { ...answer, wrapped };

/**
 * The next episode of the season, else the first of the next season; after the last season, the very first. Season 0 is
 * never entered, only left. Null if no season has episodes.
 */
export function nextEpisode(seasons: readonly ListedSeason[], current: EpisodePosition): Answer<NextEpisode> {
  const within = inSeason(seasons, current, 'next');
  if (within !== null) return nextAs(within, false);
  const regular = orderSeasons(seasons).filter(isRegular);
  const later = regular.filter(({ seasonNumber }) => current.season > 0 && seasonNumber > current.season);
  const following = edgeOf(later, 'first');
  return following === null ? nextAs(edgeOf(regular, 'first'), true) : nextAs(following, false);
}

/**
 * The previous episode, if necessary the last of the season before; null for the very first. Specials have no other
 * season before them.
 */
export function previousEpisode(seasons: readonly ListedSeason[], current: EpisodePosition): Answer<EpisodePosition> {
  const within = inSeason(seasons, current, 'previous');
  if (within !== null) return within;
  const earlier = orderSeasons(seasons).filter((season) => isRegular(season) && season.seasonNumber < current.season);
  return edgeOf(earlier.reverse(), 'last');
}

/** The watched episodes that say where a viewer is in the series: specials only if there is nothing else. */
export const ofRegularRun = <E extends EpisodePosition>(watched: readonly E[], seasons: readonly ListedSeason[]): E[] =>
  seasonsWithEpisodes(seasons).some(isRegular) ? watched.filter(({ season }) => season > 0) : [...watched];

/**
 * The episode to continue a series with: of the regular run, the one watched last, the next one if that was finished,
 * else the first. Null for a series without episodes.
 *
 * @param watched latest first
 */
export function startingEpisode(
  seasons: readonly ListedSeason[],
  watched: readonly (EpisodePosition & { progress: Progress })[],
): Answer<EpisodePosition> {
  const [last] = ofRegularRun(watched, seasons);
  if (!last) return firstEpisode(seasons);
  const { season, episode, progress } = last;
  const own = seasons.find(({ seasonNumber }) => seasonNumber === season);
  if (own && !own.episodes && own.episodeCount > 0) return { missingList: season };
  const isListed = own?.episodes?.some(({ episodeNumber }) => episodeNumber === episode) ?? false;
  if (isListed && !isWatched('episode', progress)) return { season, episode };
  const next = nextEpisode(seasons, last);
  if (next === null || needsList(next)) return next;
  return next.wrapped && isListed ? { season, episode } : { season: next.season, episode: next.episode };
}

interface DatedEpisode extends ListedEpisode {
  airDate: string | null;
}

/** What decides whether a season's episodes are out. */
export interface Airing {
  season: { seasonNumber: number; airDate: string | null; episodes?: readonly DatedEpisode[] | undefined };
  /** The episode of the series that aired last, if known. */
  lastEpisode: { seasonNumber: number; episodeNumber: number } | null;
  nowMs: number;
}

/**
 * Whether an episode of the season is out: its date has come. Without a date: its season has begun, no dated episode
 * before it lies ahead, and the episode that aired last is not before it; where that is unknown, the next dated one has
 * aired.
 */
export function isOutIn({ season, lastEpisode, nowMs }: Airing): (episode: DatedEpisode) => boolean {
  const { seasonNumber, episodes } = season;
  const last = seasonNumber > 0 ? lastEpisode : null;
  const dated = episodes?.filter(({ airDate }) => airDate !== null) ?? [];
  const firstAhead = dated.findIndex(({ airDate }) => !hasAired(airDate, nowMs));
  const ahead = dated[firstAhead]?.episodeNumber ?? Infinity;
  const lastOut = firstAhead === -1 ? Infinity : (dated[firstAhead - 1]?.episodeNumber ?? -Infinity);
  const hasBegun = episodes !== undefined && hasAired(season.airDate ?? dated[0]?.airDate ?? null, nowMs);
  const reached = !last
    ? lastOut
    : last.seasonNumber === seasonNumber
      ? last.episodeNumber
      : last.seasonNumber > seasonNumber
        ? Infinity
        : -Infinity;
  return ({ episodeNumber, airDate }) =>
    airDate === null ? hasBegun && episodeNumber < ahead && episodeNumber <= reached : hasAired(airDate, nowMs);
}
