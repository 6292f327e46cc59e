import { itemOf, type HistoryValue } from '../history/entries';
import { isWatched } from '../history/watched';
import { watchedEpisodes } from '../history/view';
import type { TitleKey } from '../media';
import { playedEpisodeOf } from '../plays/plays';
import type { Play } from '../plays/types';
import { isLive, type Entries } from '../sync/merge-entries';

export interface ViewingSources {
  history: Entries<HistoryValue>;
  plays: Entries<Play>;
}

export interface EpisodeViewing {
  /** `s1e2`. */
  episode: string;
  /** Epoch milliseconds; of a viewing without a date, when it was added. */
  at: number;
  isFinished: boolean;
}

/** What was played of a series: its history and its plays, unordered. */
export function viewingsOf({ history, plays }: ViewingSources, key: TitleKey): EpisodeViewing[] {
  const group = history[key];
  const item = group && itemOf(key, group);
  const begun = (item ? watchedEpisodes(item) : []).map((record): EpisodeViewing => ({
    episode: record.key,
    at: record.updatedAt,
    isFinished: isWatched('episode', record.progress),
  }));
  const finished = Object.values(plays[key] ?? {})
    .filter(isLive)
    .map((entry): EpisodeViewing => ({
      episode: playedEpisodeOf(entry.key),
      at: entry.value.watchedAt ?? entry.changedAt,
      isFinished: true,
    }));
  return [...begun, ...finished];
}

/** The watched episodes among the viewings of a series (`s1e2`), each with the time at which it was first watched. */
export function watchedTimes(viewings: readonly EpisodeViewing[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const { episode, at, isFinished } of viewings)
    if (isFinished) times.set(episode, Math.min(at, times.get(episode) ?? at));
  return times;
}
