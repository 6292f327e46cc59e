import type { Cue } from '@marquee/core/subtitles';

/** Cues of one text track, from a file or in pieces from a stream. */
export interface CueStore {
  replace: (cues: readonly Cue[]) => void;
  append: (cues: readonly Cue[]) => void;
  /** Removes the cues in the range, e.g. when a stream evicts its buffer. */
  removeBetween: (startSec: number, endSec: number) => void;
  /** Returns the same array for the same cues, so that callers can compare by identity. */
  activeAt: (positionSec: number) => readonly Cue[];
  /** All cues, ordered by start. */
  all: () => readonly Cue[];
  readonly size: number;
  subscribe: (listener: () => void) => () => void;
}

const none: readonly Cue[] = [];
/** More simultaneous cues are an attack or a karaoke effect; only the latest are shown. */
const MAX_ACTIVE = 8;
const sameCues = (a: readonly Cue[], b: readonly Cue[]): boolean =>
  a.length === b.length && a.every((cue, index) => cue === b[index]);
const key = (cue: Cue): string => `${cue.startSec}|${cue.endSec}|${JSON.stringify(cue.nodes)}`;

/** Index of the first cue that starts after the given second. */
function firstAfter(cues: readonly Cue[], positionSec: number): number {
  let [low, high] = [0, cues.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cues[middle]?.startSec ?? Infinity) <= positionSec) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function createCueStore(): CueStore {
  let cues: readonly Cue[] = none;
  let longestSec = 0;
  let last: readonly Cue[] = none;
  const listeners = new Set<() => void>();

  const set = (next: readonly Cue[]): void => {
    cues = next;
    longestSec = next.reduce((longest, cue) => Math.max(longest, cue.endSec - cue.startSec), 0);
    for (const listener of [...listeners]) listener();
  };

  return {
    replace: (next) => set([...next].sort((a, b) => a.startSec - b.startSec)),
    append(added) {
      const seen = new Set(cues.map(key));
      const fresh = added.filter((cue) => !seen.has(key(cue)));
      if (fresh.length > 0) set([...cues, ...fresh].sort((a, b) => a.startSec - b.startSec));
    },
    removeBetween(startSec, endSec) {
      const kept = cues.filter((cue) => cue.startSec >= endSec || cue.endSec <= startSec);
      if (kept.length < cues.length) set(kept);
    },
    activeAt(positionSec) {
      const found: Cue[] = [];
      for (let index = firstAfter(cues, positionSec) - 1; index >= 0 && found.length < MAX_ACTIVE; index -= 1) {
        const cue = cues[index];
        if (!cue || cue.startSec < positionSec - longestSec) break;
        if (positionSec < cue.endSec) found.push(cue);
      }
      found.reverse();
      if (!sameCues(found, last)) last = found.length > 0 ? found : none;
      return last;
    },
    all: () => cues,
    get size() {
      return cues.length;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
