import { describe, expect, it } from '@jest/globals';
import { plays as playsCollection, readEntry, history as historyCollection } from '../collections';
import { removeTitle, type HistoryValue, type PlayedTitle } from '../history';
import { removePlays, type Play } from '../plays';
import { mergeEntries, type Entries } from '../sync/merge-entries';
import { recordScrobble, type RecordedScrobble } from '.';

describe('a scrobble [SCROBBLE-03]', () => {
  const film: PlayedTitle = { mediaType: 'movie', id: 603, title: 'The Matrix', year: 1999 };
  const HOUR_MS = 3_600_000;
  const NOW = 1_770_000_000_000;
  const full = { watched: 6_000, duration: 6_000 };
  const half = { watched: 3_000, duration: 6_000 };
  const report = (known: Partial<RecordedScrobble>): RecordedScrobble => ({
    ...{ played: film, progress: half, isFinished: false, isRunning: false, device: 'Plex', atMs: NOW },
    ...known,
  });

  /** Applies reports one after the other. */
  function person() {
    let history: Entries<HistoryValue> = {};
    let plays: Entries<Play> = {};
    const merge = (changed: Pick<ReturnType<typeof recordScrobble>, 'history' | 'plays'>) => {
      for (const entry of changed.history) expect(readEntry(historyCollection, entry)).toEqual(entry);
      for (const entry of changed.plays) expect(readEntry(playsCollection, entry)).toEqual(entry);
      history = mergeEntries(historyCollection, history, changed.history);
      plays = mergeEntries(playsCollection, plays, changed.plays);
      return changed.history.length + changed.plays.length;
    };
    return {
      tell: (known: Partial<RecordedScrobble>) => merge(recordScrobble({ history, plays }, report(known))),
      remove: (atMs: number) =>
        merge({ history: removeTitle(history['movie:603'], 'movie:603', atMs), plays: removePlays(plays, film, atMs) }),
      progress: () => history['movie:603']?.['movie:603']?.value.progress,
      plays: () => Object.values(plays['movie:603'] ?? {}).map(({ value }) => value.watchedAt),
    };
  }

  it('keeps the position, and a play once the title was finished', () => {
    const { tell, progress, plays } = person();
    tell({});
    expect(progress()).toEqual(half);
    tell({ progress: { watched: 5_700, duration: 6_000 }, atMs: NOW + HOUR_MS });
    expect(progress()).toEqual(full);
    expect(plays()).toEqual([NOW + HOUR_MS]);
  });

  it('counts once, however often and by whatever events it is told', () => {
    const { tell, progress, plays } = person();
    tell({ isFinished: true, progress: full });
    expect(tell({ isFinished: true, progress: full })).toBe(0);
    // Plex reports 90 %, and then where the film was stopped.
    expect(tell({ progress: { watched: 5_500, duration: 6_000 }, atMs: NOW + 600_000 })).toBe(0);
    expect(tell({ isFinished: true, progress: null, atMs: NOW + 600_000 })).toBe(0);
    expect([plays(), progress()]).toEqual([[NOW], full]);
    tell({ isFinished: true, progress: full, atMs: NOW + 2 * HOUR_MS });
    expect(plays()).toEqual([NOW, NOW + 2 * HOUR_MS]);
  });

  it('counts no second viewing for a look at the end, also days later', () => {
    const { tell, plays } = person();
    tell({ isFinished: true, progress: full });
    expect(tell({ progress: { watched: 5_800, duration: 6_000 }, atMs: NOW + 24 * HOUR_MS })).toBe(0);
    expect(plays()).toEqual([NOW]);
  });

  it('leaves the position of who has begun again since', () => {
    const { tell, plays, progress } = person();
    tell({ progress: { watched: 60, duration: 6_000 }, atMs: NOW + HOUR_MS });
    tell({ isFinished: true, progress: full });
    expect([plays(), progress()]).toEqual([[NOW], { watched: 60, duration: 6_000 }]);
  });

  it('never brings back what was removed after it', () => {
    const { tell, remove, plays, progress } = person();
    tell({ isFinished: true, progress: full });
    tell({ atMs: NOW + 1 });
    remove(NOW + 5_000);
    expect([tell({ isFinished: true, progress: full }), tell({ atMs: NOW + 1 })]).toEqual([0, 0]);
    // Nor a play of that film without a position in the history.
    const other = person();
    other.tell({ isFinished: true, progress: null });
    other.remove(NOW + 5_000);
    expect(other.tell({ isFinished: true, progress: null, atMs: NOW + 6_000 })).toBe(0);
    // Watched again, later.
    tell({ isFinished: true, progress: full, atMs: NOW + 3 * HOUR_MS });
    expect(plays()).toContain(NOW + 3 * HOUR_MS);
    expect(progress()).toEqual(full);
  });

  it('does not overwrite a later position, and writes a running playback down once a minute', () => {
    const { tell, progress } = person();
    tell({});
    expect(tell({ progress: { watched: 10, duration: 6_000 }, atMs: NOW - 1 })).toBe(0);
    expect(tell({ isRunning: true, progress: { watched: 3_010, duration: 6_000 }, atMs: NOW + 10_000 })).toBe(0);
    expect(tell({ isRunning: true, progress: { watched: 3_070, duration: 6_000 }, atMs: NOW + 70_000 })).toBe(1);
    expect(progress()).toEqual({ watched: 3_070, duration: 6_000 });
    expect(tell({ progress: { watched: 0, duration: 6_000 }, atMs: NOW + HOUR_MS })).toBe(0);
    expect(tell({ progress: { watched: 30, duration: 0 }, atMs: NOW + HOUR_MS })).toBe(0);
  });
});
