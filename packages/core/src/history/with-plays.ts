import { isTitleKey, parseTitleKey, type TitleKey } from '../media';
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

/** Key of a film's plays, in place of an episode key such as `s1e2`. */
const FILM = '';

/** Progress of something that is only known from a play. */
const WHOLE: Progress = { watched: UNKNOWN_DURATION_SEC, duration: UNKNOWN_DURATION_SEC };
const toTheEnd = (progress: Progress | undefined): Progress =>
  progress && progress.duration > 0 ? { watched: progress.duration, duration: progress.duration } : WHOLE;

/** A play without a date counts as older than all others. */
const timeOf = ({ value }: Entry<Play>): number => value.watchedAt ?? 0;

const latest = new WeakMap<Group<Play>, ReadonlyMap<string, Entry<Play>>>();

/** The latest play of a film, or of each episode of a show. */
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

/** Whether the log has a play of a film, or of the episode with this key. */
export const isPlayed = (plays: Entries<Play>, key: TitleKey, episode: string = FILM): boolean => {
  const group = plays[key];
  return group !== undefined && latestPlays(group).has(episode);
};

/** Whether a record exists and is newer than a play, e.g. because it is being watched again. */
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

function itemWith(key: string, item: HistoryItem | undefined, group: Group<Play>): HistoryItem | undefined {
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
 * The history for display: merged with the plays of each title, where the later of progress and play counts. Unchanged
 * titles remain the same objects. Edits apply to the history without plays.
 */
export function withPlays(history: WatchHistory, plays: Entries<Play>): WatchHistory {
  const shown: WatchHistory = { ...history };
  for (const [key, group] of Object.entries(plays)) {
    if (!isTitleKey(key)) continue;
    const item = itemWith(key, history[key], group);
    if (item) shown[key] = item;
  }
  return shown;
}

/** One title for display, without processing the others; the same object as in `withPlays`. */
export function shownTitle(history: Entries<HistoryValue>, plays: Entries<Play>, key: string): HistoryItem | undefined {
  const [group, log] = [history[key], plays[key]];
  const item = (group && itemOf(key, group)) ?? undefined;
  return log ? itemWith(key, item, log) : item;
}

/**
 * Started but unfinished titles, the one watched last first. Called every two seconds during playback, so nothing is
 * copied and only these titles are sorted.
 */
export function startedTitles(history: Entries<HistoryValue>, plays: Entries<Play>): HistoryEntry[] {
  const begun: HistoryEntry[] = [];
  const look = (key: string) => {
    const item = shownTitle(history, plays, key);
    const entry = item && entryOf(item);
    if (entry && !isFinished(entry)) begun.push(entry);
  };
  for (const key of Object.keys(history)) look(key);
  for (const key of Object.keys(plays)) if (!Object.hasOwn(history, key)) look(key);
  return begun.sort(byLatest);
}
