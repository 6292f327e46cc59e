import { isPlayed as hasPlay, isWatched, savedProgress, shownTitle, type HistoryValue } from '../history';
import { isTitleKey } from '../media';
import { playedKeyOf, type Play } from '../plays';
import { findEntry, groupOf, isLive, type Entries, type Group } from '../sync/merge-entries';
import type { LocalState } from './types';

export interface LocalEntries {
  history: Entries<HistoryValue>;
  plays: Entries<Play>;
}

interface PlaysOfPart {
  count: number;
  /** Time of the latest play, removed ones included. */
  until: number;
  removedAt: number;
}

const NO_PLAYS: PlaysOfPart = { count: 0, until: 0, removedAt: -1 };
const summed = new WeakMap<Group<Play>, ReadonlyMap<string, PlaysOfPart>>();

function playsByPart(group: Group<Play>): ReadonlyMap<string, PlaysOfPart> {
  const known = summed.get(group);
  if (known) return known;
  const parts = new Map<string, PlaysOfPart>();
  for (const entry of Object.values(group)) {
    const key = playedKeyOf(entry.key);
    const { count, until, removedAt } = parts.get(key) ?? NO_PLAYS;
    parts.set(key, {
      count: count + Number(isLive(entry)),
      until: Math.max(until, entry.value.watchedAt ?? 0),
      removedAt: isLive(entry) ? removedAt : Math.max(removedAt, entry.removedAt ?? -1),
    });
  }
  summed.set(group, parts);
  return parts;
}

/** What is known here of a film (`movie:603`) or an episode (`tv:1399/s1e2`). */
export function localState({ history, plays }: LocalEntries, key: string): LocalState {
  const title = groupOf(key);
  const part = title === key ? undefined : key.slice(title.length + 1);
  const item = isTitleKey(title) ? shownTitle(history, plays, title) : undefined;
  const record = part === undefined ? item : item?.episodes?.[part];
  const progress = savedProgress(item, part);
  const isFinished = progress !== null && isWatched(part === undefined ? 'movie' : 'episode', progress);
  const group = plays[title];
  const { count, until, removedAt: playRemovedAt } = (group && playsByPart(group).get(key)) ?? NO_PLAYS;
  const removedAt = Math.max(findEntry(history, key)?.removedAt ?? -1, findEntry(history, title)?.removedAt ?? -1);
  const isPlayed = isFinished || (isTitleKey(title) && hasPlay(plays, title, part));
  const position = progress !== null && !isFinished && progress.watched > 0 ? progress : null;
  const isHere = isPlayed || position !== null;
  const isRemoved = !isHere && Math.max(removedAt, playRemovedAt) >= 0;
  return {
    isPlayed,
    position,
    isRemoved,
    changedAt: isHere ? (record?.updatedAt ?? 0) : Math.max(removedAt, playRemovedAt, 0),
    plays: count,
    knownUntil: Math.max(until, removedAt, isFinished ? (record?.updatedAt ?? 0) : 0, 0),
  };
}

/** The keys of all films and episodes of which something is or was here. */
export function localKeys({ history, plays }: LocalEntries): Set<string> {
  const keys = new Set<string>();
  for (const group of Object.values(history))
    for (const key of Object.keys(group)) if (key.startsWith('movie:') || key.includes('/')) keys.add(key);
  for (const group of Object.values(plays)) for (const key of Object.keys(group)) keys.add(playedKeyOf(key));
  return keys;
}
