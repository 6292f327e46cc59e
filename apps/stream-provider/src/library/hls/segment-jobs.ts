import type { CacheEntry, DiskCache } from '@marquee/server';
import type { MemoryBounds } from '../../memory-bounds';
import { segmentArgs, type SegmentInput } from './ffmpeg-args';
import type { Rendition } from './plan';
import { type SegmentRun, startSegmentRun } from './segment-run';

export interface SegmentJobsOptions {
  ffmpeg: string;
  cache: DiskCache;
  /** Pictures that are transcoded at the same time; of copies and sounds there may be more. */
  maxTranscodes: number;
  bounds: Pick<MemoryBounds, 'segmentBytes' | 'copiesPerTranscode'>;
  /** Milliseconds, never going back. */
  now: () => number;
  idleMs?: number;
  patienceMs?: number;
}

export interface SegmentRequest {
  /** Names the file and its state in the cache. */
  fileKey: string;
  rendition: Rendition;
  input: SegmentInput;
}

/** All places are taken; asking again in a moment may find one. */
export class JobsBusy extends Error {
  override readonly name = 'JobsBusy';
}

/** ffmpeg could not make what was asked for. */
export class JobFailed extends Error {
  override readonly name = 'JobFailed';
}

export interface SegmentJobs {
  /** The segment from the cache, made when it is not there; index -1 is the initialisation. */
  get(request: SegmentRequest, index: number, signal: AbortSignal): Promise<CacheEntry>;
  readonly running: number;
  close(): Promise<void>;
}

interface Active {
  run: SegmentRun;
  isHeavy: boolean;
  served: boolean;
}

/** A run that nobody waits for and nobody asked this long gives its place to one that somebody waits for. */
const spareMs = 4000;
const aheadSegments = 6;
/** While the disk takes nothing, segments wait in memory for those who play them. */
const aheadInMemory = 1;
/** Players ask for the initialisation and the first segment together: the segment says where to begin. */
const initPatienceMs = 150;

export function createSegmentJobs(options: SegmentJobsOptions): SegmentJobs {
  const { ffmpeg, cache, bounds, now, idleMs = 30_000, patienceMs = 30_000 } = options;
  const active = new Map<string, Set<Active>>();
  let isClosed = false;

  const all = (): Active[] => [...active.values()].flatMap((runs) => [...runs]);
  const nameOf = ({ fileKey, rendition }: SegmentRequest, index: number): string =>
    `segments/${fileKey}/${rendition.name}/${index < 0 ? 'init.mp4' : `${index}.m4s`}`;
  const keyOf = ({ fileKey, rendition }: SegmentRequest): string => `${fileKey}/${rendition.name}`;
  const isIdle = ({ run }: Active, forMs: number): boolean => !run.isAwaited && now() - run.lastAskedMs > forMs;

  const sweeper = setInterval(() => {
    for (const item of all()) if (isIdle(item, idleMs)) item.run.kill();
  }, 2000);
  sweeper.unref();

  function makeRoom(isHeavy: boolean): void {
    const limit = isHeavy ? options.maxTranscodes : options.maxTranscodes * bounds.copiesPerTranscode;
    const same = all().filter((item) => item.isHeavy === isHeavy);
    if (same.length < limit) return;
    const spare = same.filter((item) => isIdle(item, spareMs)).sort((a, b) => a.run.lastAskedMs - b.run.lastAskedMs)[0];
    if (!spare) throw new JobsBusy('All places for making segments are taken');
    spare.run.kill();
  }

  function start(request: SegmentRequest, index: number): Active {
    const { rendition, input } = request;
    const isHeavy = rendition.kind === 'video' && !rendition.isCopy;
    makeRoom(isHeavy);
    const key = keyOf(request);
    const first = Math.max(0, index);
    const run = startSegmentRun({
      command: ffmpeg,
      args: segmentArgs(rendition, input, first),
      boundaries: rendition.boundaries,
      start: first,
      toleranceSec: rendition.kind === 'video' ? 0.08 : 0.03,
      reach: aheadSegments,
      ahead: () => (cache.isWritable ? aheadSegments : aheadInMemory),
      maxSegmentBytes: bounds.segmentBytes,
      onInit: (bytes) => cache.put(nameOf(request, -1), bytes),
      onSegment: (at, bytes) => cache.put(nameOf(request, at), bytes),
      onEnd: () => {
        const runs = active.get(key);
        runs?.delete(item);
        if (runs?.size === 0) active.delete(key);
      },
      now,
    });
    const item: Active = { run, isHeavy, served: false };
    active.set(key, (active.get(key) ?? new Set()).add(item));
    return item;
  }

  const covering = (request: SegmentRequest, index: number): Active | undefined =>
    [...(active.get(keyOf(request)) ?? [])].find(({ run }) => run.covers(index));

  async function make(request: SegmentRequest, index: number, signal: AbortSignal): Promise<void> {
    let item = covering(request, index);
    if (!item && index < 0) {
      await new Promise((resolve) => setTimeout(resolve, initPatienceMs));
      if (cache.get(nameOf(request, -1))) return;
      item = covering(request, index);
    }
    if (isClosed) throw new JobsBusy('The provider is stopping');
    item ??= start(request, index);
    const { run } = item;
    let stop = (): void => undefined;
    const given = new Promise<never>((_, reject) => {
      const timer = setTimeout(() => reject(new JobsBusy('The segment takes too long')), patienceMs);
      const onAbort = (): void => reject(new JobsBusy('Nobody waits any more'));
      signal.addEventListener('abort', onAbort, { once: true });
      stop = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', onAbort);
      };
    });
    const waiting = run.wait(index);
    try {
      await Promise.race([waiting.done, given]);
      item.served = true;
    } catch (error) {
      waiting.leave();
      // Whoever seeks through a film leaves runs behind that never served anything.
      if (signal.aborted && !item.served && !run.isAwaited) run.kill();
      throw error instanceof JobsBusy ? error : new JobFailed('The segment could not be made', { cause: error });
    } finally {
      stop();
    }
  }

  return {
    async get(request, index, signal) {
      const name = nameOf(request, index);
      const stored = cache.get(name);
      if (stored) {
        // Keeps the run that is ahead of this viewer alive and moving.
        for (const { run } of active.get(keyOf(request)) ?? []) run.touch(index);
        return stored;
      }
      await make(request, index, signal);
      const made = cache.get(name);
      if (!made) throw new JobFailed('The segment was given up at once');
      return made;
    },
    get running() {
      return all().length;
    },
    async close() {
      isClosed = true;
      clearInterval(sweeper);
      const runs = all().map(({ run }) => run);
      for (const run of runs) run.kill();
      await Promise.all(runs.map((run) => run.ended));
    },
  };
}
