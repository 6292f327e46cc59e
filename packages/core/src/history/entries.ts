import { parseTitleKey, titleKey } from '../media';
import { isLive, toEntries, type Entries, type Entry, type Group, type MergeRules } from '../sync/merge-entries';
import { compareText } from '../text/compare-text';
import type { HistoryEpisode, HistoryItem, Progress, WatchHistory } from './types';

/**
 * The value of a history entry. A film has one entry (`movie:603`). A show has one of its own (`tv:1399`), whose removal also
 * removes its episodes, and one for each episode (`tv:1399/s1e2`).
 */
export interface HistoryValue {
  title: string;
  /** Films and shows only. */
  year?: number | null | undefined;
  /** Films and episodes only. */
  progress?: Progress | undefined;
  /** Episodes only: TMDB id, number within the season, and TMDB id of the season. */
  id?: number | undefined;
  number?: number | undefined;
  seasonId?: number | undefined;
}

type Field = string | number;
const fieldsOf = ({ progress, title, year, number, id, seasonId }: HistoryValue): Field[] => [
  progress?.watched ?? 0,
  progress?.duration ?? 0,
  title,
  year ?? -1,
  number ?? 0,
  id ?? 0,
  seasonId ?? 0,
];

/** The one watched further wins; then an arbitrary but fixed order. */
function compare(a: HistoryValue, b: HistoryValue): number {
  const theirs = fieldsOf(b);
  for (const [index, left] of fieldsOf(a).entries()) {
    const right = theirs[index];
    const order = typeof left === 'string' ? compareText(left, String(right)) : left - Number(right);
    if (order !== 0) return order;
  }
  return 0;
}

export const historyRules: MergeRules<HistoryValue> = { compare };

/** A show's tombstone covers its episodes: they expire together with it, never before it. */
export function expireHistoryEntries(
  group: Group<HistoryValue>,
  isOld: (entry: Entry<HistoryValue>) => boolean,
): Entry<HistoryValue>[] {
  const [title] = Object.values(group).filter(({ key }) => !key.includes('/'));
  const parts = Object.values(group).filter((entry) => entry !== title);
  const isGone = (entry: Entry<HistoryValue>): boolean =>
    (!isLive(entry) && isOld(entry)) ||
    (title?.removedAt !== undefined && title.removedAt >= entry.changedAt && isOld(title));
  const gone = parts.filter(isGone);
  const isTitleGone =
    title &&
    gone.length === parts.length &&
    (isGone(title) || (title.key.startsWith('tv:') && title.removedAt === undefined));
  return isTitleGone ? [...gone, title] : gone;
}

const timesOf = ({ changedAt: updatedAt, removedAt }: Entry) =>
  removedAt === undefined ? { updatedAt } : { updatedAt, removedAt };

const NO_PROGRESS: Progress = { watched: 0, duration: 0 };

function episodeOf({ value, changedAt: updatedAt, removedAt }: Entry<HistoryValue>): HistoryEpisode {
  const { title, progress = NO_PROGRESS, id = 0, number = 0, seasonId = 0 } = value;
  const episode: HistoryEpisode = { id, number, title, seasonId, progress, updatedAt };
  if (removedAt !== undefined) episode.removedAt = removedAt;
  return episode;
}

const items = new WeakMap<Group<HistoryValue>, HistoryItem>();

/** A title with its episodes, from the entries of one group; memoised, so the same object each time. */
export function itemOf(key: string, group: Group<HistoryValue>): HistoryItem | null {
  const known = items.get(group);
  if (known) return known;
  const place = parseTitleKey(key);
  if (!place) return null;
  const { mediaType, id } = place;
  const head = group[key];
  const { title = '', year = null, progress = NO_PROGRESS } = head?.value ?? {};
  const base = { mediaType, id, title, year };
  let item: HistoryItem;
  if (mediaType === 'movie') {
    if (!head) return null;
    item = { ...base, ...timesOf(head), progress };
  } else {
    // A plain loop: this runs for a person's whole history.
    const episodes: Record<string, HistoryEpisode> = {};
    let updatedAt = head?.changedAt ?? 0;
    for (const entry of Object.values(group)) {
      if (entry === head) continue;
      episodes[entry.key.slice(key.length + 1)] = episodeOf(entry);
      updatedAt = Math.max(updatedAt, entry.changedAt);
    }
    item = { ...base, ...(head && timesOf(head)), updatedAt, episodes };
  }
  items.set(group, item);
  return item;
}

/** The history as pages use it; unchanged titles remain the same objects. */
export function historyFromEntries(entries: Entries<HistoryValue>): WatchHistory {
  const history: WatchHistory = {};
  for (const [key, group] of Object.entries(entries)) {
    const item = itemOf(key, group);
    if (item) history[titleKey(item.mediaType, item.id)] = item;
  }
  return history;
}

const entryOf = (
  key: string,
  value: HistoryValue,
  { updatedAt: changedAt, removedAt }: Pick<HistoryItem, 'updatedAt' | 'removedAt'>,
): Entry<HistoryValue> => (removedAt === undefined ? { key, value, changedAt } : { key, value, changedAt, removedAt });

export function historyItemToEntries(item: HistoryItem): Entry<HistoryValue>[] {
  const { mediaType, id, title, year, progress = NO_PROGRESS, episodes = {} } = item;
  const key = titleKey(mediaType, id);
  if (mediaType === 'movie') return [entryOf(key, { title, year, progress }, item)];
  return [
    entryOf(key, { title, year }, item),
    ...Object.entries(episodes).map(([name, episode]) => {
      const { updatedAt: _time, removedAt: _removed, ...value } = episode;
      return entryOf(`${key}/${name}`, value, episode);
    }),
  ];
}

export const historyToEntries = (history: WatchHistory): Entry<HistoryValue>[] =>
  Object.values(history).flatMap(historyItemToEntries);

/** Merges two histories: the last change of each film and episode wins, and so does the last removal. */
export const mergeHistory = (a: WatchHistory, b: WatchHistory): WatchHistory =>
  historyFromEntries(toEntries(historyRules, [...historyToEntries(a), ...historyToEntries(b)]));
