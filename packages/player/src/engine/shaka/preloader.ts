import type { Stream } from '@marquee/core/contracts';
import type { LoadOptions } from '../player-engine';
import { preloadAdaptive } from './adaptive-stream';
import type { PreloadManager } from './load-shaka';
import type { ShakaHandle } from './shaka-handle';

/** URLs of streams may expire. */
const FRESH_MS = 10 * 60_000;
/** A start this close to the preloaded one is within the same segments. */
const SAME_START_SEC = 1;

/** Fetches the beginning of a stream before the player is opened. */
export interface Preloader {
  /** Never rejects: a failure shows when the stream is loaded. */
  preload: (stream: Stream, options: LoadOptions) => Promise<void>;
  /** Returns what was preloaded for this stream and start; the caller then has to destroy it. */
  take: (stream: Stream, startAtSec: number) => PreloadManager | null;
  discard: () => Promise<void>;
}

interface Wanted {
  stream: Stream;
  startAtSec: number;
  atMs: number;
  manager?: PreloadManager;
}

export function createPreloader(handle: ShakaHandle, now: () => number): Preloader {
  let wanted: Wanted | null = null;
  const isFor = (stream: Stream, startAtSec: number): boolean =>
    wanted?.stream === stream &&
    Math.abs(wanted.startAtSec - startAtSec) <= SAME_START_SEC &&
    now() - wanted.atMs < FRESH_MS;

  async function discard(): Promise<void> {
    const discarded = wanted;
    wanted = null;
    await discarded?.manager?.destroy();
  }

  return {
    async preload(stream, { startAtSec = 0, qualityCap = 'Auto' }) {
      if (isFor(stream, startAtSec)) return;
      const discarding = discard();
      const mine: Wanted = (wanted = { stream, startAtSec, atMs: now() });
      await discarding;
      try {
        const player = await handle.ensure(stream.type === 'file' ? 'hls' : stream.type);
        if (stream.type === 'file' || wanted !== mine) return;
        const manager = await preloadAdaptive(player, stream, { startAtSec, cap: qualityCap });
        if (!manager) return;
        if (wanted !== mine) {
          await manager.destroy();
          return;
        }
        mine.manager = manager;
        await manager.waitForFinish();
      } catch {
        if (wanted === mine) await discard();
      }
    },
    take(stream, startAtSec) {
      const manager = isFor(stream, startAtSec) ? wanted?.manager : undefined;
      if (manager) wanted = null;
      else void discard();
      return manager ?? null;
    },
    discard,
  };
}
