import { parseTitleKey, type TitleKey } from '../media';
import type { Play } from '../plays/types';
import { isLive, type Entries, type Entry, type Group } from '../sync/merge-entries';
import {
  parseEpisodeKey,
  UNKNOWN_DURATION_SEC,
  type HistoryEpisode,
  type HistoryItem,
  type Progress,
  type WatchHistory,
} from './types';
import { itemOf, type HistoryValue } from './entries';
import { byLatest, entryOf, isAlive, isFinished, type HistoryEntry } from './view';

/** Names the plays of a film among those of its title, as `s1e2` names those of an episode. */
const FILM = '';

/** Where only a play tells that something was watched. */
const WHOLE: Progress = { watched: UNKNOWN_DURATION_SEC, duration: UNKNOWN_DURATION_SEC };
const toTheEnd = (progress: Progress | undefined): Progress =>
  progress && progress.duration > 0 ? { watched: progress.duration, duration: progress.duration } : WHOLE;

/** What was watched at an unknown time was watched before everything else. */
const timeOf = ({ value }: Entry<Play>): number => value.watchedAt ?? 0;

const latest = new WeakMap<Group<Play>, ReadonlyMap<string, Entry<Play>>>();

/** The last play of a film, or of each episode of a show. */
function latestPlays(group: Group<Play>): ReadonlyMap<string, Entry<Play>> {
  const known = latest.get(group);
  if (known) return known;
  const plays = new Map<string, Entry<Play>>();
  for (const entry of Object.values(group)) {
    if (!isLive(entry)) continue;
    const parts = entry.key.split('/');
    const name = parts.length > 2 ? (parts[1] ?? FILM) : FILM;
    const other = plays.get(name);
    if (!other || timeOf(entry) > timeOf(other)) plays.set(name, entry);
  }
  latest.set(group, plays);
  return plays;
}

/** Whether the log says that a film, or an episode by its `s{n}e{m}` key, was watched to its end. */
export const isPlayed = (plays: Entries<Play>, key: TitleKey, episode: string = FILM): boolean => {
  const group = plays[key];
  return group !== undefined && latestPlays(group).has(episode);
};

/** Whether a record is there and was written after a play, so that it knows more: it may be watched once more. */
const isAfter = (record: { updatedAt: number; removedAt?: number }, play: Entry<Play>, titleRemovedAt?: number) =>
  isAlive(record, titleRemovedAt) && record.updatedAt >= timeOf(play);

function filmWith(film: HistoryItem, play: Entry<Play> | undefined): HistoryItem {
  if (!play || (film.progress && isAfter(film, play))) return film;
  const { removedAt: _removed, ...rest } = film;
  return { ...rest, updatedAt: timeOf(play), progress: toTheEnd(film.progress) };
}

function episodeWith(name: string, record: HistoryEpisode | undefined, play: Entry<Play>): HistoryEpisode {
  const { id = 0, seasonId = 0, progress } = record ?? {};
  const number = record?.number ?? parseEpisodeKey(name)?.episode ?? 0;
  const title = record?.title || (play.value.episodeTitle ?? '');
  return { id, number, title, seasonId, updatedAt: timeOf(play), progress: toTheEnd(progress) };
}

function showWith(show: HistoryItem, plays: ReadonlyMap<string, Entry<Play>>): HistoryItem {
  const { removedAt, episodes = {}, ...rest } = show;
  const played: Record<string, HistoryEpisode> = {};
  for (const [name, play] of plays) {
    const record = episodes[name];
    if (!record || !isAfter(record, play, removedAt)) played[name] = episodeWith(name, record, play);
  }
  const added = Object.values(played);
  if (added.length === 0) return show;
  const alive = Object.entries(episodes).filter(([, episode]) => isAlive(episode, removedAt));
  const updatedAt = added.reduce((time, episode) => Math.max(time, episode.updatedAt), show.updatedAt);
  return { ...rest, updatedAt, episodes: { ...Object.fromEntries(alive), ...played } };
}

const joined = new WeakMap<Group<Play>, { before: HistoryItem | undefined; after: HistoryItem | undefined }>();

function itemWith(key: TitleKey, item: HistoryItem | undefined, group: Group<Play>): HistoryItem | undefined {
  const known = joined.get(group);
  if (known && known.before === item) return known.after;
  const plays = latestPlays(group);
  const [any] = plays.values();
  const title = any && parseTitleKey(key);
  let after = item;
  if (title) {
    const { mediaType, id } = title;
    const base = item ?? { mediaType, id, title: any.value.title, year: any.value.year, updatedAt: timeOf(any) };
    after = mediaType === 'movie' ? filmWith(base, plays.get(FILM)) : showWith(base, plays);
  }
  joined.set(group, { before: item, after });
  return after;
}

/**
 * The history as it is shown: with what the log of plays knows of each title. Of progress and plays the later counts. Titles
 * that did not change are the same objects. Edits work on the history alone.
 */
export function withPlays(history: WatchHistory, plays: Entries<Play>): WatchHistory {
  const shown: WatchHistory = { ...history };
  for (const [key, group] of Object.entries(plays) as [TitleKey, Group<Play>][]) {
    const item = itemWith(key, history[key], group);
    if (item) shown[key] = item;
  }
  return shown;
}

/** One title as it is shown, without a look at the others; the same object as `withPlays` has. */
export function shownTitle(
  history: Entries<HistoryValue>,
  plays: Entries<Play>,
  key: TitleKey,
): HistoryItem | undefined {
  const [group, log] = [history[key], plays[key]];
  const item = (group && itemOf(key, group)) ?? undefined;
  return log ? itemWith(key, item, log) : item;
}

/**
 * Titles that were begun and not finished, the one watched last first. While something plays it is asked for every two
 * seconds: nothing is copied, and only what was begun is sorted.
 */
export function begunTitles(history: Entries<HistoryValue>, plays: Entries<Play>): HistoryEntry[] {
  const begun: HistoryEntry[] = [];
  const look = (key: string) => {
    const item = shownTitle(history, plays, key as TitleKey);
    const entry = item && entryOf(item);
    if (entry && !isFinished(entry)) begun.push(entry);
  };
  for (const key of Object.keys(history)) look(key);
  for (const key of Object.keys(plays)) if (!Object.hasOwn(history, key)) look(key);
  return begun.sort(byLatest);
}
