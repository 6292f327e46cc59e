import type { QualityLabel } from '@marquee/core';
import type { Stream } from '@marquee/core/contracts';
import type { PlayerEngine } from '@marquee/player';
import { useEffect, useMemo } from 'react';
import { useServices, type EngineFactory } from '../../../shared/store';
import { playerChunk } from './load-player';

/** A preloaded stream is used for this long; addresses of streams may expire. */
const FRESH_MS = 10 * 60_000;

interface PreloadRequest {
  stream: Stream;
  startAtSec: number;
  /** The visitor's own limit; the screen's is applied here. */
  qualityCap: QualityLabel;
}

/** An engine that begins before Watch is pressed, so that Watch only has to show the first frame. */
interface PreloadedEngine {
  /** Fetches and evaluates the player's code; a failure shows up when playing is tried. */
  warmUp: () => void;
  /** Makes an engine and fetches what the first frame of the stream needs. Asked again for the same it does nothing. */
  preload: (request: PreloadRequest) => void;
  /** The engine, which from then on belongs to the caller; null when there is none. */
  take: () => PlayerEngine | null;
  discard: () => void;
}

interface Current {
  key: string;
  atMs: number;
  engine: PlayerEngine | null;
}

function createPreloadedEngine(engines: EngineFactory, now: () => number): PreloadedEngine {
  let current: Current | null = null;
  const discard = (): void => {
    void current?.engine?.destroy();
    current = null;
  };
  const isFresh = ({ atMs }: Current): boolean => now() - atMs < FRESH_MS;
  return {
    warmUp: () =>
      void playerChunk.preload().then(
        (player) => engines.warmUp(player),
        () => undefined,
      ),
    preload({ stream, startAtSec, qualityCap }) {
      const key = JSON.stringify([stream, startAtSec, qualityCap]);
      if (current?.key === key && isFresh(current)) return;
      discard();
      const mine: Current = { key, atMs: now(), engine: null };
      current = mine;
      playerChunk.preload().then(
        (player) => {
          if (current !== mine) return;
          mine.engine = engines.create(player);
          void mine.engine.prepare(stream, { startAtSec, qualityCap: player.effectiveCap(qualityCap, window.screen) });
        },
        () => {
          if (current === mine) current = null;
        },
      );
    },
    take() {
      const engine = current && isFresh(current) ? current.engine : null;
      if (engine) current = null;
      else discard();
      return engine;
    },
    discard,
  };
}

/** One for the page, given up with it. */
export function usePreloadedEngine(): PreloadedEngine {
  const { engines, now } = useServices();
  const preloaded = useMemo(() => createPreloadedEngine(engines, now), [engines, now]);
  useEffect(() => preloaded.discard, [preloaded]);
  return preloaded;
}
