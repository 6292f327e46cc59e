import { history as historyCollection, plays as playsCollection, readEntry } from '../collections';
import { markUnwatched, recordProgress, UNKNOWN_DURATION_SEC, type HistoryValue, type PlayedTitle } from '../history';
import { playedKey } from '../history/types';
import { titleKey } from '../media';
import { addPlay, playsOf, type Play } from '../plays';
import { findEntry, removeEntry, type Entry } from '../sync/merge-entries';
import type { LocalEntries } from './local-state';
import type { LocalChange } from './types';

/** Begins the id of plays that came from a server, so that every device knows them. */
const FROM_SERVER = 'jellyfin-';
const MINUTE_MS = 60_000;
const DEVICE_LENGTH = 60;

const isTheirs = ({ key }: Entry<Play>): boolean => key.slice(key.lastIndexOf('/') + 1).startsWith(FROM_SERVER);

export interface TheirChange {
  played: PlayedTitle;
  change: LocalChange;
  /** Of the file; 0 if unknown. */
  durationSec: number;
  /** Whether what is here came from there. */
  isTheirs: boolean;
  /** Name of the server. */
  device: string;
}

export interface ChangedEntries {
  history: Entry<HistoryValue>[];
  plays: Entry<Play>[];
}

/** The entries that a change on the server changes here; none that could not be stored or synced. */
export function applyChange(...change: Parameters<typeof entriesOf>): ChangedEntries {
  const { history, plays } = entriesOf(...change);
  return {
    history: history.flatMap((entry) => readEntry(historyCollection, entry) ?? []),
    plays: plays.flatMap((entry) => readEntry(playsCollection, entry) ?? []),
  };
}

function entriesOf(
  { history, plays }: LocalEntries,
  { played, change, durationSec, isTheirs: isFromThere, device }: TheirChange,
  nowMs: number,
): ChangedEntries {
  const group = history[titleKey(played.mediaType, played.id)];
  const known = findEntry(history, playedKey(played));
  if (change.kind === 'position')
    return { history: recordProgress(group, played, change.progress, change.at), plays: [] };
  if (change.kind === 'viewing') {
    const { at } = change;
    const id = FROM_SERVER + (at === null ? 'undated' : Math.floor(at / MINUTE_MS).toString(36));
    // Removed here before.
    if (findEntry(plays, `${playedKey(played)}/${id}`)) return { history: [], plays: [] };
    const duration = durationSec || known?.value.progress?.duration || UNKNOWN_DURATION_SEC;
    const isDated = at !== null || known !== undefined;
    const endAt = Math.max(at ?? 0, (known?.changedAt ?? -1) + 1);
    return {
      history: isDated ? recordProgress(group, played, { watched: duration, duration }, endAt) : [],
      plays: [
        addPlay(
          plays,
          { id, played, watchedAt: at, how: 'server', device: device.slice(0, DEVICE_LENGTH) },
          at ?? nowMs,
        ),
      ],
    };
  }
  const live = playsOf(plays, played);
  const removed = live.filter(isTheirs);
  return {
    // What was watched here remains, and so does its mark.
    history: isFromThere && removed.length === live.length ? markUnwatched(group, played, nowMs) : [],
    plays: removed.map((play) => removeEntry(play, nowMs)),
  };
}
