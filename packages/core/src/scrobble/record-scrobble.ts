import {
  recordProgress,
  watchedRatio,
  isWatched,
  type HistoryValue,
  type PlayedTitle,
  type Progress,
} from '../history';
import { playedKey, isKnownDuration } from '../history/types';
import { titleKey } from '../media';
import { addPlay, type Play } from '../plays';
import { findEntry, type Entries, type Entry } from '../sync/merge-entries';
import type { Scrobble } from './types';

const MINUTE_MS = 60_000;
/** Reports of a playback that goes on are written down once in this time. */
const RUNNING_MS = MINUTE_MS;
/** Nobody finishes the same title twice within this share of its length, or within this time where the length is unknown. */
const REPEAT_SHARE = 0.8;
const UNKNOWN_REPEAT_MS = 45 * MINUTE_MS;
/** A position beyond this share, near a play, is how that play ended. */
const END_SHARE = 0.8;
const DEVICE_LENGTH = 60;

export interface RecordedScrobble extends Pick<Scrobble, 'isFinished' | 'isRunning' | 'device'> {
  played: PlayedTitle;
  /** Null if only the end is known. */
  progress: Progress | null;
  atMs: number;
}

/** Entries of the title, removed ones included. */
export interface KnownEntries {
  history: Entries<HistoryValue>;
  plays: Entries<Play>;
}

export interface ScrobbleEntries {
  history: Entry<HistoryValue>[];
  plays: Entry<Play>[];
}

const NOTHING: ScrobbleEntries = { history: [], plays: [] };

/**
 * The entries that a scrobble changes: a play when the title was finished, else its position. A repeated report changes
 * nothing, nor does one about something that was removed or changed since.
 */
export function recordScrobble(
  { history, plays }: KnownEntries,
  { played, progress, isFinished, isRunning, device, atMs }: RecordedScrobble,
): ScrobbleEntries {
  const [key, group] = [playedKey(played), titleKey(played.mediaType, played.id)];
  const isKnown = progress !== null && isKnownDuration(progress.duration);
  const isDone = isFinished || (isKnown && isWatched(played.episode ? 'episode' : 'movie', progress));
  const repeatMs = isKnown ? progress.duration * 1000 * REPEAT_SHARE : UNKNOWN_REPEAT_MS;
  const isCounted = Object.values(plays[group] ?? {}).some(
    (play) => play.key.startsWith(`${key}/`) && Math.abs((play.value.watchedAt ?? 0) - atMs) < repeatMs,
  );
  const times = [findEntry(history, group), findEntry(history, key)];
  const isOutdated = times.some((entry) => entry?.removedAt !== undefined && entry.removedAt >= atMs);
  if (isOutdated) return NOTHING;

  const known = findEntry(history, key);
  const changedAt = known?.changedAt ?? 0;
  if (isDone) {
    // What ended before and was looked at again near its end has not been watched again.
    const { progress: saved } = known?.value ?? {};
    const hasEnded = saved !== undefined && isWatched(played.episode ? 'episode' : 'movie', saved);
    if (isCounted || (!isFinished && hasEnded)) return NOTHING;
    const end = isKnown ? { watched: progress.duration, duration: progress.duration } : null;
    const id = `scrobble-${Math.floor(atMs / MINUTE_MS).toString(36)}`;
    const where = device === '' ? {} : { device: device.slice(0, DEVICE_LENGTH) };
    return {
      // Whoever has begun again since keeps that position.
      history: end && changedAt < atMs ? recordProgress(history[group], played, end, atMs) : [],
      plays: [addPlay(plays, { id, played, watchedAt: atMs, how: 'server', ...where }, atMs)],
    };
  }

  if (!isKnown || progress.watched <= 0 || (isCounted && watchedRatio(progress) > END_SHARE)) return NOTHING;
  if (changedAt >= atMs || (isRunning && atMs - changedAt < RUNNING_MS)) return NOTHING;
  return { history: recordProgress(history[group], played, progress, atMs), plays: [] };
}
