import { episodeOfAbsolute, normaliseTitle } from '../../titles';
import type { EpisodeRef, ExternalIds, WatchingRecord } from '../records';

/** An episode as TMDB numbers it. */
export interface SeriesEpisode {
  season: number;
  number: number;
  /** TMDB's ids of the episode and its season; 0 if unknown. */
  id: number;
  seasonId: number;
  title: string;
  ids?: ExternalIds;
  /** Episodes that have not aired yet do not count as watched when a whole series is. */
  hasAired?: boolean;
}

const isSpecial = ({ season }: SeriesEpisode): boolean => season === 0;

const inOrder = (episodes: readonly SeriesEpisode[]): SeriesEpisode[] =>
  episodes.filter((episode) => !isSpecial(episode)).sort((a, b) => a.season - b.season || a.number - b.number);

const idNames = ['tmdb', 'tvdb', 'imdb'] as const;

const idOf = (episode: SeriesEpisode, name: (typeof idNames)[number]) =>
  name === 'tmdb' ? episode.id || undefined : episode.ids?.[name];

const hasSameId = (episode: SeriesEpisode, ids: ExternalIds): boolean =>
  idNames.some((name) => ids[name] !== undefined && ids[name] === idOf(episode, name));

const contradicts = (episode: SeriesEpisode, ids: ExternalIds): boolean =>
  idNames.some(
    (name) => ids[name] !== undefined && idOf(episode, name) !== undefined && ids[name] !== idOf(episode, name),
  );

/** The regular episode that is the nth of the series. */
function atCount(episodes: readonly SeriesEpisode[], counted: number): SeriesEpisode | null {
  const seasons = new Map<number, { episodeNumber: number; episode: SeriesEpisode }[]>();
  for (const episode of inOrder(episodes)) {
    const season = seasons.get(episode.season) ?? [];
    season.push({ episodeNumber: episode.number, episode });
    seasons.set(episode.season, season);
  }
  const lists = [...seasons].map(([seasonNumber, list]) => ({
    seasonNumber,
    episodeCount: list.length,
    episodes: list,
  }));
  return episodeOfAbsolute(lists, counted)?.episode ?? null;
}

/** Finds an episode in its series: by id, by season and number, by absolute number, then by name. */
export function matchEpisode(ref: EpisodeRef, episodes: readonly SeriesEpisode[]): SeriesEpisode | null {
  const { season, number, absolute, title, ids } = ref;
  const byId = episodes.find((episode) => hasSameId(episode, ids));
  if (byId) return byId;
  if (season !== null && number !== null) {
    const there = episodes.find((episode) => episode.season === season && episode.number === number);
    return there && !contradicts(there, ids) ? there : null;
  }
  const counted = absolute ?? (season === null ? number : null);
  if (counted !== null) return atCount(episodes, counted);
  const inSeason = episodes.filter((episode) => season === null || episode.season === season);
  return onlyNamed(inSeason, title);
}

/** The only episode of that name, or of its end where the name of a season or a part is in front: `Coven: Bitchcraft`. */
function onlyNamed(episodes: readonly SeriesEpisode[], name: string): SeriesEpisode | null {
  const key = normaliseTitle(name);
  if (key === '') return null;
  const [found, another] = episodes.filter((episode) => normaliseTitle(episode.title) === key);
  if (found) return another ? null : found;
  const [, behind = ''] = /^[^:]+: (.+)$/s.exec(name) ?? [];
  return onlyNamed(episodes, behind);
}

/** An episode that a record marks as watched. */
export interface WatchedEpisode {
  episode: SeriesEpisode;
  /** Whether the record's date is this episode's. A record for a whole season has no date for its other episodes. */
  isDated: boolean;
}

const wasShown = ({ hasAired = true }: SeriesEpisode): boolean => hasAired;

/**
 * The episodes that a watching record stands for: one episode, a whole season, a whole series without its specials, or
 * an episode and all before it. Without a list of episodes only records with season and number can be resolved. Empty
 * if there is no such episode.
 */
export function watchedEpisodes(
  { episode: ref, isThrough }: Pick<WatchingRecord, 'episode' | 'isThrough'>,
  episodes: readonly SeriesEpisode[] | null,
): WatchedEpisode[] {
  const all = (list: readonly SeriesEpisode[]) => list.filter(wasShown).map((episode) => ({ episode, isDated: false }));
  if (!episodes) {
    if (!ref || isThrough || ref.season === null || ref.number === null) return [];
    const { season, number, title } = ref;
    return [{ episode: { season, number, title, id: ref.ids.tmdb ?? 0, seasonId: 0 }, isDated: true }];
  }
  if (!ref) return all(inOrder(episodes));
  const isWholeSeason = ref.number === null && ref.absolute === null && ref.title === '' && ref.season !== null;
  if (isWholeSeason && Object.keys(ref.ids).length === 0)
    return all(episodes.filter(({ season }) => season === ref.season));
  const found = matchEpisode(ref, episodes);
  if (!found) return isWholeSeason ? all(episodes.filter(({ season }) => season === ref.season)) : [];
  const before = isThrough && !isSpecial(found) ? inOrder(episodes) : [];
  return [...all(before.slice(0, Math.max(0, before.indexOf(found)))), { episode: found, isDated: true }];
}
