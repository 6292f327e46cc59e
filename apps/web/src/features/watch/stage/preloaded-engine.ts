import type { QualityLabel } from '@marquee/core';
import type { Stream } from '@marquee/core/contracts';
import type { PlayerEngine } from '@marquee/player';
import { useEffect, useMemo } from 'react';
import { useServices, type EngineFactory } from '../../../shared/store';
import { playerChunk } from './load-player';

/** Maximum age of a preloaded stream, because URLs of streams may expire. */
const FRESH_MS = 10 * 60_000;

interface PreloadRequest {
  stream: Stream;
  startAtSec: number;
  /** The visitor's limit; that of the screen is applied here. */
  qualityCap: QualityLabel;
}

/** An engine that starts loading before Watch is pressed, so that Watch only has to show the first frame. */
interface PreloadedEngine {
  /** Loads the player's code; a failure is reported when playback is attempted. */
  warmUp: () => void;
  /** Creates an engine and loads what the first frame needs. Does nothing if it is already preloaded. */
  preload: (request: PreloadRequest) => void;
  /** Transfers the engine to the caller; null if there is none. */
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

/** One preloaded engine per page, destroyed on unmount. */
export function usePreloadedEngine(): PreloadedEngine {
  const { engines, now } = useServices();
  const preloaded = useMemo(() => createPreloadedEngine(engines, now), [engines, now]);
  useEffect(() => preloaded.discard, [preloaded]);
  return preloaded;
}
