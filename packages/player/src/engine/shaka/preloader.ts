import type { Stream } from '@marquee/core/contracts';
import type { LoadOptions } from '../player-engine';
import { preloadAdaptive } from './adaptive-stream';
import type { PreloadManager } from './load-shaka';
import type { ShakaHandle } from './shaka-handle';

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

interface Preloaded {
  key: string;
  startAtSec: number;
  manager: PreloadManager;
}

export function createPreloader(handle: ShakaHandle): Preloader {
  let preloaded: Preloaded | null = null;
  let wantedKey = '';

  async function discard(): Promise<void> {
    const discarded = preloaded;
    preloaded = null;
    await discarded?.manager.destroy();
  }

  return {
    async preload(stream, { startAtSec = 0, qualityCap = 'Auto' }) {
      const key = JSON.stringify(stream);
      wantedKey = key;
      await discard();
      try {
        if (stream.type === 'file') {
          await handle.ensure('hls');
          return;
        }
        const player = await handle.ensure(stream.type);
        if (wantedKey !== key) return;
        const manager = await preloadAdaptive(player, stream, { startAtSec, cap: qualityCap });
        if (!manager) return;
        if (wantedKey !== key) {
          await manager.destroy();
          return;
        }
        preloaded = { key, startAtSec, manager };
        await manager.waitForFinish();
      } catch {
        if (wantedKey === key) await discard();
      }
    },
    take(stream, startAtSec) {
      wantedKey = '';
      const taken = preloaded;
      preloaded = null;
      if (!taken) return null;
      const fits = taken.key === JSON.stringify(stream) && Math.abs(taken.startAtSec - startAtSec) <= SAME_START_SEC;
      if (fits) return taken.manager;
      void taken.manager.destroy();
      return null;
    },
    discard,
  };
}
