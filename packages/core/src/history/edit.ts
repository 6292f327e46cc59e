import { isTitleKey, titleKey, type TitleKey } from '../media';
import { isWatched } from './watched';
import type { Play } from '../plays/types';
import {
  changeEntry,
  findEntry,
  findLive,
  groupOf,
  isLive,
  removeEntry,
  withRemoval,
  type Entries,
  type Entry,
  type Group,
} from '../sync/merge-entries';
import type { DiaryRow } from './diary';
import { itemOf, type HistoryValue } from './entries';
import { episodeKey, playedKey, UNKNOWN_DURATION_SEC, type PlayedTitle, type Progress } from './types';
import { savedProgress } from './view';
import { isPlayed } from './with-plays';

/* Edits of the history: each is given the entries of one title and returns those that it changes. */

type OfOneTitle = Group<HistoryValue> | undefined;
type Changed = Entry<HistoryValue>[];

/**
 * Records watching to `progress` at `nowMs`. A clock that runs behind an entry's own time (another device's was ahead)
 * still moves it forward, so the newest position is never lost.
 */
export function recordProgress(group: OfOneTitle, played: PlayedTitle, progress: Progress, nowMs: number): Changed {
  const { mediaType, id, title, year, episode } = played;
  const key = titleKey(mediaType, id);
  const head = group?.[key];
  if (!episode) return [changeEntry(head, key, { title, year, progress }, nowMs)];
  const { season: _season, ...known } = episode;
  const part = playedKey(played);
  const afterRemoval = Math.max(nowMs, (head?.removedAt ?? -1) + 1);
  const entry = changeEntry(group?.[part], part, { ...known, progress }, afterRemoval);
  return [changeEntry(head, key, { title, year }, entry.changedAt), entry];
}

/** Removes a whole title and leaves a tombstone, so that another device cannot bring it back. */
export function removeTitle(group: OfOneTitle, key: TitleKey, nowMs: number): Changed {
  if (!group) return [];
  const head = group[key] ?? { key, value: { title: '', year: null }, changedAt: 0 };
  return [withRemoval(head, Math.max(nowMs, ...Object.values(group).map(({ changedAt }) => changedAt)))];
}

/** Removes one episode. */
export function removeEpisode(group: OfOneTitle, key: string, nowMs: number): Changed {
  const entry = group?.[key];
  return entry ? [withRemoval(entry, Math.max(nowMs, entry.changedAt))] : [];
}

/** Removes every title. */
export const clearHistory = (entries: Entries<HistoryValue>, nowMs: number): Changed =>
  Object.entries(entries).flatMap(([key, group]) => (isTitleKey(key) ? removeTitle(group, key, nowMs) : []));

/** A film or an episode, with its duration in seconds if known. */
export interface WatchedMark {
  played: PlayedTitle;
  durationSec: number | null;
}

const progressOf = (group: OfOneTitle, key: TitleKey, episode?: string): Progress | null =>
  group ? savedProgress(itemOf(key, group), episode) : null;

/** Marks a film or an episode as watched; one that is already watched keeps its time. */
export function markWatched(group: OfOneTitle, { played, durationSec }: WatchedMark, nowMs: number): Changed {
  const { mediaType, id, episode } = played;
  const progress = progressOf(group, titleKey(mediaType, id), episode && episodeKey(episode.season, episode.number));
  if (progress && isWatched(episode ? 'episode' : 'movie', progress)) return [];
  const duration = durationSec || progress?.duration || UNKNOWN_DURATION_SEC;
  return recordProgress(group, played, { watched: duration, duration }, nowMs);
}

/** Marks a film or an episode as unwatched: removes it from the history, leaving a tombstone. */
export const markUnwatched = (group: OfOneTitle, played: PlayedTitle, nowMs: number): Changed =>
  played.episode
    ? removeEpisode(group, playedKey(played), nowMs)
    : removeTitle(group, titleKey(played.mediaType, played.id), nowMs);

/**
 * Removes a diary row: its plays and its resume position. What was watched on other days remains, and so does its mark
 * as watched.
 */
export function removeDiaryRow(
  group: OfOneTitle,
  plays: Entries<Play>,
  { entry: { key, item }, episodes, plays: keys, isFinished }: DiaryRow,
  nowMs: number,
): { history: Changed; plays: Entry<Play>[] } {
  const removed = keys.flatMap((play) => {
    const found = findLive(plays, play);
    return found ? removeEntry(found, nowMs) : [];
  });
  const left = { ...plays, [key]: { ...plays[key], ...Object.fromEntries(removed.map((play) => [play.key, play])) } };

  const isFilm = item.mediaType === 'movie';
  const history = (isFilm ? [undefined] : episodes).flatMap((episode) => {
    const progress = progressOf(group, key, episode);
    const isRow = progress !== null && isWatched(isFilm ? 'movie' : 'episode', progress) === isFinished;
    if (!isRow || (isFinished && isPlayed(left, key, episode))) return [];
    return episode === undefined ? removeTitle(group, key, nowMs) : removeEpisode(group, `${key}/${episode}`, nowMs);
  });
  return { history, plays: removed };
}

/** The entries of a title that were removed neither alone nor together with it. */
export function liveOfTitle<Value>(group: Group<Value> = {}): Entry<Value>[] {
  const { removedAt = -1 } = group[groupOf(Object.keys(group)[0] ?? '')] ?? {};
  return Object.values(group).filter((entry) => isLive(entry) && entry.changedAt > removedAt);
}

/**
 * Undoes a removal of entries: they get times later than all tombstones, so that every device agrees, in their old
 * order. Entries of the same time keep having the same one.
 *
 * @param removed as they were before
 */
export function restoreEntries<Value>(
  entries: Entries<Value>,
  removed: readonly Entry<Value>[],
  nowMs: number,
): Entry<Value>[] {
  const ofTitles = removed.map(({ key }) => findEntry(entries, groupOf(key))?.removedAt ?? 0);
  const fromMs = Math.max(nowMs, ...ofTitles.map((removedAt) => removedAt + 1));
  const times = [...new Set(removed.map(({ changedAt }) => changedAt))].sort((a, b) => a - b);
  const later = new Map(times.map((time, index) => [time, fromMs + index]));
  return removed.map(({ key, value, changedAt }) =>
    changeEntry(findEntry(entries, key), key, value, later.get(changedAt) ?? fromMs),
  );
}
