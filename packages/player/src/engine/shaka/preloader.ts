import type { Stream } from '@marquee/core/contracts';
import { manifestUrl } from '../../sources/stream-urls';
import { browserConnection } from '../connection';
import type { LineMeter, measureLine } from '../line-speed';
import type { LoadOptions } from '../player-engine';
import { preloadAdaptive, type Preloaded } from './adaptive-stream';
import { measuredStart } from './config';
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
  take: (stream: Stream, startAtSec: number) => Preloaded | null;
  discard: () => Promise<void>;
}

interface Wanted {
  stream: Stream;
  startAtSec: number;
  atMs: number;
  preloaded?: Preloaded;
  /** A better rendition on its way, which takes the place of what is preloaded. */
  better?: PreloadManager;
  /** Open until the stream is taken or discarded. */
  meter?: LineMeter;
}

export function createPreloader(handle: ShakaHandle, now: () => number, measure: typeof measureLine): Preloader {
  let wanted: Wanted | null = null;
  const isFor = (stream: Stream, startAtSec: number): boolean =>
    wanted?.stream === stream &&
    Math.abs(wanted.startAtSec - startAtSec) <= SAME_START_SEC &&
    now() - wanted.atMs < FRESH_MS;

  /** Ends what is on its way, which Shaka does not settle then, and returns what is preloaded. */
  function leave(): Preloaded | null {
    const left = wanted;
    wanted = null;
    left?.meter?.end();
    void left?.better?.destroy();
    return left?.preloaded ?? null;
  }

  async function discard(): Promise<void> {
    await leave()?.manager.destroy();
  }

  async function preloadBetter(mine: Wanted, startBandwidth: number, begin: Begin): Promise<void> {
    const manager = await begin(startBandwidth);
    if (!manager) return;
    mine.better = manager;
    const isComplete = await manager.waitForFinish().then(
      () => true,
      () => false,
    );
    if (wanted !== mine) return;
    delete mine.better;
    // A server that has to encode it may be slower than the line.
    const speed = mine.meter?.read() ?? Infinity;
    const isUsable = isComplete && speed >= (manager.getPrefetchedVariantTrack()?.bandwidth ?? 0);
    const unused = isUsable ? mine.preloaded?.manager : manager;
    if (isUsable) mine.preloaded = { manager, startBandwidth };
    await unused?.destroy();
  }

  return {
    async preload(stream, { startAtSec = 0, qualityCap: cap = 'Auto' }) {
      if (isFor(stream, startAtSec)) return;
      const discarding = discard();
      const mine: Wanted = (wanted = { stream, startAtSec, atMs: now() });
      await discarding;
      try {
        const player = await handle.ensure(stream.type === 'file' ? 'hls' : stream.type);
        if (stream.type === 'file' || wanted !== mine) return;
        const begin: Begin = async (startBandwidth) => {
          const manager = await preloadAdaptive(player, stream, { startAtSec, cap, startBandwidth });
          if (wanted === mine) return manager;
          await manager?.destroy();
          return null;
        };
        mine.meter = measure(manifestUrl(stream) ?? '');
        const manager = await begin();
        if (!manager) return;
        mine.preloaded = { manager };
        await manager.waitForFinish();
        const bandwidth = measuredStart(stream, mine.meter.read(), browserConnection());
        if (bandwidth && wanted === mine) await preloadBetter(mine, bandwidth, begin);
      } catch {
        if (wanted === mine) await discard();
      }
    },
    take(stream, startAtSec) {
      if (isFor(stream, startAtSec)) return leave();
      void discard();
      return null;
    },
    discard,
  };
}

/** Begins to preload with this bandwidth at most. Null if it is not wanted any more, or cannot be preloaded. */
type Begin = (startBandwidth?: number) => Promise<PreloadManager | null>;
