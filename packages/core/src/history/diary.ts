import { isWatched } from './watched';
import { titleKey } from '../media';
import { playedEpisodeOf } from '../plays/plays';
import type { Play } from '../plays/types';
import { isLive, type Entries, type Group } from '../sync/merge-entries';
import {
  isKnownDuration,
  parseEpisodeKey,
  type HistoryEpisode,
  type HistoryItem,
  type Progress,
  type WatchHistory,
} from './types';
import { isAlive, type HistoryEntry } from './view';

/** The local calendar day of a moment (epoch milliseconds), as `YYYY-MM-DD`. */
export type DayOf = (ms: number) => string;

/**
 * What was watched of one title on one day: a film, or episodes of a series. Unfinished ones are included, on the day
 * they were left. Viewings of a film that have different ratings have a row each.
 */
export interface DiaryRow {
  /** Unique, and stable as long as day and title do not change. */
  id: string;
  /** `YYYY-MM-DD`; null if unknown. */
  day: string | null;
  /** Epoch milliseconds of the latest; null if unknown. */
  at: number | null;
  /** The film, or the episode watched last on that day. */
  entry: HistoryEntry;
  /** Keys of the episodes, `s1e2`, in the order of the series; empty for a film. */
  episodes: string[];
  /** Keys of the plays in the log. */
  plays: string[];
  /** The rating of these viewings of a film or of one episode, as far as it is the same; null if they have none. */
  rating: number | null;
  /** False if it was left before the end. */
  isFinished: boolean;
  /** Total duration; null if one of the durations is unknown. */
  seconds: number | null;
}

/** The rows of a month, and what was finished in it. */
export interface DiaryMonth {
  /** `YYYY-MM`; null for an unknown day. */
  month: string | null;
  totals: DiaryTotals;
  rows: DiaryRow[];
}

export interface DiaryTotals {
  /** A film or an episode that was watched twice counts twice. */
  movies: number;
  episodes: number;
  /** Null if a duration is unknown. */
  seconds: number | null;
}

interface Watch {
  /** Key of the episode; empty for a film. */
  part: string;
  at: number | null;
  play: string | null;
  rating: number | null;
  isFinished: boolean;
  progress: Progress | null;
}

const NO_PLAYS: Group<Play> = {};

/** Every time that something of a title was watched, unordered. */
function watchesOf(item: HistoryItem | undefined, plays: Group<Play>): Watch[] {
  const records = new Map<string, HistoryItem | HistoryEpisode>();
  if (item?.mediaType === 'movie') records.set('', item);
  for (const [key, episode] of Object.entries(item?.episodes ?? {})) records.set(key, episode);
  const progressOf = (part: string): Progress | null => {
    const record = records.get(part);
    return record?.progress && isAlive(record, item?.removedAt) ? record.progress : null;
  };

  const watches: Watch[] = [];
  /** When each part was last finished. */
  const played = new Map<string, number>();
  for (const entry of Object.values(plays)) {
    if (!isLive(entry)) continue;
    const part = playedEpisodeOf(entry.key);
    const { watchedAt: at, rating = null } = entry.value;
    watches.push({ part, at, play: entry.key, rating, isFinished: true, progress: progressOf(part) });
    played.set(part, Math.max(played.get(part) ?? 0, at ?? 0));
  }
  for (const [part, { updatedAt: at }] of records) {
    const progress = progressOf(part);
    if (!progress) continue;
    const isFinished = isWatched(part === '' ? 'movie' : 'episode', progress);
    const playedAt = played.get(part);
    // A play has the time it was finished; an earlier position is out of date.
    const isDuplicate = playedAt !== undefined && (isFinished || at < playedAt);
    if (!isDuplicate) watches.push({ part, at, play: null, rating: null, isFinished, progress });
  }
  return watches;
}

/** Sort order of a part within its series. */
function orderOf(part: string): number {
  const position = parseEpisodeKey(part);
  return position ? position.season * 100_000 + position.episode : 0;
}

/** Newest first; at the same time, the later episode. */
const isLater = (a: Watch, b: Watch): boolean =>
  (a.at ?? 0) === (b.at ?? 0) ? orderOf(a.part) > orderOf(b.part) : (a.at ?? 0) > (b.at ?? 0);

function inOrder(watches: readonly Watch[]): string[] {
  const order = new Map(watches.map(({ part }) => [part, orderOf(part)]));
  return [...order.keys()].sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
}

const UNKNOWN: Progress = { watched: 0, duration: 0 };

function entryOf(item: HistoryItem, { part, at, progress }: Watch): HistoryEntry {
  const key = titleKey(item.mediaType, item.id);
  const record = item.episodes?.[part];
  const position = parseEpisodeKey(part);
  const shown = progress ?? record?.progress ?? item.progress ?? UNKNOWN;
  const episode = record && position ? { ...record, ...position, key: part, progress: shown } : null;
  return { key, item, episode, progress: shown, updatedAt: at ?? 0 };
}

/** Total duration; null if one is unknown. */
function secondsOf(watches: readonly Watch[]): number | null {
  let sum = 0;
  for (const { progress } of watches) {
    if (!progress || !isKnownDuration(progress.duration)) return null;
    sum += progress.duration;
  }
  return sum;
}

function rowsOf(item: HistoryItem, watches: readonly Watch[], dayOf: DayOf): DiaryRow[] {
  const groups = new Map<string, Watch[]>();
  const isFilm = item.mediaType === 'movie';
  for (const watch of watches) {
    const day = `${watch.at === null ? '' : dayOf(watch.at)}|${watch.isFinished ? 'finished' : 'left'}`;
    const id = isFilm && watch.rating !== null ? `${day}|${watch.rating}` : day;
    const group = groups.get(id);
    if (group) group.push(watch);
    else groups.set(id, [watch]);
  }
  const days = new Set<string>();
  return [...groups].map(([ratedId, group]) => {
    const day = ratedId.split('|', 2).join('|');
    // The first row of a day keeps its id when its rating changes.
    const id = days.has(day) ? ratedId : day;
    days.add(day);
    const latest = group.reduce((last, watch) => (isLater(watch, last) ? watch : last));
    const entry = entryOf(item, latest);
    return {
      id: `${id}|${entry.key}`,
      day: latest.at === null ? null : dayOf(latest.at),
      at: latest.at,
      entry,
      episodes: isFilm ? [] : inOrder(group),
      plays: group.flatMap(({ play }) => play ?? []),
      rating: group.every(({ part, rating }) => part === latest.part && rating === latest.rating)
        ? latest.rating
        : null,
      isFinished: latest.isFinished,
      seconds: secondsOf(group),
    };
  });
}

interface KnownRows {
  plays: Group<Play>;
  dayOf: DayOf;
  rows: DiaryRow[];
}
const known = new WeakMap<HistoryItem, KnownRows>();

/** A title's rows; memoised, so the same objects until the title changes. */
function rowsOfTitle(shown: HistoryItem, item: HistoryItem | undefined, plays: Group<Play>, dayOf: DayOf): DiaryRow[] {
  const before = known.get(shown);
  if (before?.plays === plays && before.dayOf === dayOf) return before.rows;
  const rows = rowsOf(shown, watchesOf(item, plays), dayOf);
  known.set(shown, { plays, dayOf, rows });
  return rows;
}

/**
 * The diary: rows by day, latest first, rows without a date last.
 *
 * @param history the entries without plays
 * @param shown the same entries with plays (`withPlays`)
 */
export function diaryRows(history: WatchHistory, plays: Entries<Play>, shown: WatchHistory, dayOf: DayOf): DiaryRow[] {
  const rows = Object.values(shown).flatMap((item) => {
    const key = titleKey(item.mediaType, item.id);
    return rowsOfTitle(item, history[key], plays[key] ?? NO_PLAYS, dayOf);
  });
  return rows.sort((a, b) => (b.at ?? 0) - (a.at ?? 0) || (a.id < b.id ? -1 : 1));
}

/** Sums up what was finished; rows that were left early are not counted. */
export function diaryTotals(rows: readonly DiaryRow[]): DiaryTotals {
  const totals: DiaryTotals = { movies: 0, episodes: 0, seconds: 0 };
  for (const { isFinished, episodes, plays, seconds } of rows) {
    if (!isFinished) continue;
    const watched = Math.max(1, episodes.length, plays.length);
    if (episodes.length > 0) totals.episodes += watched;
    else totals.movies += watched;
    totals.seconds = totals.seconds === null || seconds === null ? null : totals.seconds + seconds;
  }
  return totals;
}

/** Groups rows by month, in the same order. */
export function diaryMonths(rows: readonly DiaryRow[]): DiaryMonth[] {
  const months: { month: string | null; rows: DiaryRow[] }[] = [];
  for (const row of rows) {
    const month = row.day?.slice(0, 7) ?? null;
    const last = months.at(-1);
    if (last?.month === month) last.rows.push(row);
    else months.push({ month, rows: [row] });
  }
  return months.map((month) => ({ ...month, totals: diaryTotals(month.rows) }));
}
