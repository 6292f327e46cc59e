import type { Stream } from '@marquee/core/contracts';
import type { LoadOptions } from '../player-engine';
import { preloadAdaptive } from './adaptive-stream';
import type { PreloadManager } from './load-shaka';
import type { ShakaHandle } from './shaka-handle';

/** A start this close to the one that was prepared lies in the segments that were fetched for it. */
const SAME_START_SEC = 1;

/** What was fetched before the player was opened. */
export interface Ahead {
  /** Never rejects: a failure shows up when the stream is loaded. */
  fetch: (stream: Stream, options: LoadOptions) => Promise<void>;
  /** What was fetched for this stream and start; the taker owns it. */
  take: (stream: Stream, startAtSec: number) => PreloadManager | null;
  drop: () => Promise<void>;
}

interface Fetched {
  key: string;
  startAtSec: number;
  manager: PreloadManager;
}

export function createAhead(handle: ShakaHandle): Ahead {
  let fetched: Fetched | null = null;
  let asked = '';

  async function drop(): Promise<void> {
    const gone = fetched;
    fetched = null;
    await gone?.manager.destroy();
  }

  return {
    async fetch(stream, { startAtSec = 0, qualityCap = 'Auto' }) {
      const key = JSON.stringify(stream);
      asked = key;
      await drop();
      try {
        if (stream.type === 'file') return void (await handle.ensure('hls'));
        const player = await handle.ensure(stream.type);
        if (asked !== key) return;
        const manager = await preloadAdaptive(player, stream, { startAtSec, cap: qualityCap });
        if (!manager) return;
        if (asked !== key) return void (await manager.destroy());
        fetched = { key, startAtSec, manager };
        await manager.waitForFinish();
      } catch {
        if (asked === key) await drop();
      }
    },
    take(stream, startAtSec) {
      asked = '';
      const taken = fetched;
      fetched = null;
      if (!taken) return null;
      const fits = taken.key === JSON.stringify(stream) && Math.abs(taken.startAtSec - startAtSec) <= SAME_START_SEC;
      if (fits) return taken.manager;
      void taken.manager.destroy();
      return null;
    },
    drop,
  };
}
