import { newEpisodes, type AiringEpisode, type SeriesAiring } from '../following';
import type { HistoryValue } from '../history/entries';
import { episodeRanges, type EpisodeRange } from '../history/episode-ranges';
import { episodeKey } from '../history/types';
import { isWatched } from '../history/watched';
import { isPlayed } from '../history/with-plays';
import { DAY_MS, isReleased, titleKey, type TitleKey } from '../media';
import type { Play } from '../plays/types';
import { findLive, type Entries } from '../sync/merge-entries';
import { compareText } from '../text/compare-text';
import { localTime } from './local-time';

/** What somebody is told: of a title at most one thing at a time. */
export type Notice = {
  title: TitleKey;
  /** What it tells of: of the title, or of its episodes. */ keys: readonly string[];
} & (
  | { kind: 'episode'; season: number; number: number; name: string }
  | { kind: 'episodes'; ranges: readonly EpisodeRange[] }
  /** All of it came out at once. */
  | { kind: 'season'; season: number }
  | { kind: 'movie' }
);

/** What somebody was told, each with the day. */
export type Told = Readonly<Record<string, string>>;

/** What is older is no news, to whoever turned notices on later or was out of reach. */
const NEWS_DAYS = 7;
/** A date that TMDB moves may come again; after this time nobody minds. */
const REMEMBERED_DAYS = 180;
/** Series come out with two or three episodes at first; a season of so few is whole only if its last is among them. */
const FEWEST_OF_SEASON = 4;

/** Who is told, and when. */
export interface Listener {
  /** Since when they want to be told; epoch milliseconds. */
  since: number;
  /** Of the IANA database: dates begin by their clock. */
  timeZone: string;
  told: Told;
  nowMs: number;
}

/** Says of a day whether it has come where they are, and is none of long ago. */
function newsTest({ since, timeZone, nowMs }: Listener): (date: string) => boolean {
  const first = localTime(Math.max(since, nowMs - NEWS_DAYS * DAY_MS), timeZone).date;
  const last = localTime(nowMs, timeZone).date;
  return (date) => first <= date && date <= last;
}

/** Says of an episode whether it is news that they were not told of. */
function untoldTest(title: TitleKey, listener: Listener): (episode: AiringEpisode) => boolean {
  const isNews = newsTest(listener);
  return (episode) => isNews(episode.airDate) && !Object.hasOwn(listener.told, keyOf(title, episode));
}

interface SeriesView {
  airing: SeriesAiring;
  /** `watchedTimes` of the series. */
  watched: ReadonlyMap<string, number>;
  /** When they began to follow it. */
  followedSince: number;
}

function untoldEpisodes({ airing, watched, followedSince }: SeriesView, listener: Listener): AiringEpisode[] {
  return newEpisodes(airing, watched, followedSince, listener.nowMs)
    .filter(untoldTest(airing.key, listener))
    .sort((a, b) => a.season - b.season || a.number - b.number);
}

const keyOf = (title: TitleKey, { season, number }: AiringEpisode): string => `${title}/${episodeKey(season, number)}`;

/** Whether these are all episodes of one season, and came on one day. */
function isSeasonAtOnce(found: readonly AiringEpisode[], { episodes }: SeriesAiring): boolean {
  const [first] = found;
  const listed = episodes.filter(({ season }) => season === first?.season);
  const isEnough = found.length >= FEWEST_OF_SEASON || found.some(({ isFinale }) => isFinale);
  return (
    first?.isPremiere === true &&
    found.length > 1 &&
    isEnough &&
    found.length === listed.length &&
    found.every(({ season, airDate }) => season === first.season && airDate === first.airDate)
  );
}

/** Whether a series may have something to tell, whatever was watched of it. */
export const mayHaveNews = ({ key, episodes }: SeriesAiring, listener: Listener): boolean =>
  episodes.some(untoldTest(key, listener));

/** What to tell of a followed series: its new episodes (FOLLOW-04) that they were not told of; null if there is nothing. */
export function seriesNotice(view: SeriesView, listener: Listener): Notice | null {
  const { airing } = view;
  const found = untoldEpisodes(view, listener);
  const [first] = found;
  if (!first) return null;
  const about = { title: airing.key, keys: found.map((each) => keyOf(airing.key, each)) };
  const { season, number, name = '' } = first;
  if (found.length === 1) return { ...about, kind: 'episode', season, number, name };
  if (isSeasonAtOnce(found, airing)) return { ...about, kind: 'season', season };
  return {
    ...about,
    kind: 'episodes',
    ranges: episodeRanges(found.map((each) => episodeKey(each.season, each.number))),
  };
}

interface MovieView {
  id: number;
  /** `YYYY-MM-DD`. */
  date: string | null;
}

/** What to tell of a film of the watchlist, unless `isMovieWatched`: that it came out. */
export function movieNotice({ id, date }: MovieView, listener: Listener): Notice | null {
  const isNews = newsTest(listener);
  const title = titleKey('movie', id);
  const isOut = date !== null && isReleased('movie', date, listener.nowMs) && isNews(date);
  return isOut && !Object.hasOwn(listener.told, title) ? { kind: 'movie', title, keys: [title] } : null;
}

/** Whether a film was watched to its end. */
export function isMovieWatched(
  { history, plays }: { history: Entries<HistoryValue>; plays: Entries<Play> },
  key: TitleKey,
): boolean {
  const progress = findLive(history, key)?.value.progress;
  return (progress !== undefined && isWatched('movie', progress)) || isPlayed(plays, key);
}

/** What they were told once they were told this; forgets what was long ago. */
export function toldAfter({ told, timeZone, nowMs }: Omit<Listener, 'since'>, { keys }: Notice): Told {
  const oldest = localTime(nowMs - REMEMBERED_DAYS * DAY_MS, timeZone).date;
  const today = localTime(nowMs, timeZone).date;
  const remembered = Object.entries(told).filter(([, date]) => compareText(date, oldest) >= 0);
  return Object.fromEntries([...remembered, ...keys.map((key): [string, string] => [key, today])]);
}
