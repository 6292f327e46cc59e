import type { QualityLabel } from '@marquee/core';
import type { Stream } from '@marquee/core/contracts';
import type { PlayerEngine } from '@marquee/player';
import { useEffect, useMemo } from 'react';
import { loadPlayer } from './load-player';

/** What was fetched ahead is used for this long; addresses of streams may expire. */
const FRESH_MS = 10 * 60_000;

export interface Ahead {
  stream: Stream;
  startAtSec: number;
  /** The visitor's own limit; the screen's is applied here. */
  qualityCap: QualityLabel;
}

/** An engine that begins before Watch is pressed, so that Watch only has to show the picture. */
export interface PreloadedEngine {
  /** Fetches and evaluates the player's code; a failure shows up when playing is tried. */
  warm: () => void;
  /** Makes an engine and fetches what the first picture of the stream needs. Asked again for the same it does nothing. */
  prepare: (ahead: Ahead) => void;
  /** The engine, which from then on belongs to the caller; null when there is none. */
  take: () => PlayerEngine | null;
  drop: () => void;
}

interface Held {
  key: string;
  atMs: number;
  engine: PlayerEngine | null;
}

export function createPreloadedEngine(
  load: typeof loadPlayer = loadPlayer,
  now: () => number = Date.now,
): PreloadedEngine {
  let held: Held | null = null;
  const drop = (): void => {
    void held?.engine?.destroy();
    held = null;
  };
  const isFresh = ({ atMs }: Held): boolean => now() - atMs < FRESH_MS;
  return {
    warm: () =>
      void load().then(
        ({ warmEngine }) => warmEngine(),
        () => undefined,
      ),
    prepare({ stream, startAtSec, qualityCap }) {
      const key = JSON.stringify([stream, startAtSec, qualityCap]);
      if (held?.key === key && isFresh(held)) return;
      drop();
      const mine: Held = { key, atMs: now(), engine: null };
      held = mine;
      load().then(
        ({ createShakaEngine, effectiveCap }) => {
          if (held !== mine) return;
          mine.engine = createShakaEngine();
          void mine.engine.prepare(stream, { startAtSec, qualityCap: effectiveCap(qualityCap, window.screen) });
        },
        () => {
          if (held === mine) held = null;
        },
      );
    },
    take() {
      const engine = held && isFresh(held) ? held.engine : null;
      if (engine) held = null;
      else drop();
      return engine;
    },
    drop,
  };
}

/** One for the page, given up with it. */
export function usePreloadedEngine(): PreloadedEngine {
  const ready = useMemo(() => createPreloadedEngine(), []);
  useEffect(() => ready.drop, [ready]);
  return ready;
}
