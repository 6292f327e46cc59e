import type { CacheEntry, DiskCache } from '@marquee/server';
import type { MemoryBounds } from '../../memory-bounds';
import { noHardware, type Hardware } from '../hardware/hardware';
import { segmentArgs, type RunEncoder } from './ffmpeg-args';
import { JobFailedError, JobsBusyError } from './job-errors';
import { isTranscode } from './rendition';
import { keyToleranceSec } from './segment-starts';
import { SegmentMemory } from './segment-memory';
import { findPlace, isLeftBy, type Job } from './segment-job';
import { cacheNameOf, keyOf, type SegmentRequest } from './segment-names';
import { initIndex, Segmenter, SegmentMemoryError } from './segmenter';
import { TranscodeSpeed } from './transcode-speed';
import { withDeadline } from './with-deadline';

export interface SegmentJobsOptions {
  ffmpeg: string;
  cache: DiskCache;
  /**
   * Number of places for video transcodes; there are more for copies and audio. A run that waits for its viewer takes
   * none, and one that is much faster than real time a part of one.
   */
  maxTranscodes: number;
  bounds: Pick<MemoryBounds, 'bytes' | 'segmentBytes' | 'copiesPerTranscode'>;
  /** Monotonic milliseconds. */
  now: () => number;
  timeoutMs?: number;
  /** Used for video encoding if possible. */
  hardware?: Hardware;
}

/** A segmenter without requests is stopped after this time, so that no process outlives its viewer. */
const idleMs = 30_000;
const sweepMs = 2_000;
/** A segmenter that has been idle for this long gives up its slot to a waiting viewer. */
const replaceableAfterMs = 4_000;
/** Hardware without output for this long hangs. */
const hardwareTimeoutMs = 12_000;
const readAheadSegments = 6;
const measuredSegments = 4;
/** While the disk rejects writes, segments are held in memory for their viewers. */
const readAheadInMemory = 1;
/** Players request the initialisation and the first segment together; the segment determines where to begin. */
const initGraceMs = 150;

/** Makes segments on request, with one ffmpeg process for each part of a rendition that is being watched. */
export class SegmentJobs {
  readonly speed = new TranscodeSpeed();
  readonly #options: SegmentJobsOptions;
  readonly #jobs = new Map<string, Set<Job>>();
  readonly #memory: SegmentMemory;
  readonly #sweeper: NodeJS.Timeout;
  readonly #hardware: Hardware;
  /** Renditions for which hardware has failed. */
  readonly #softwareOnly = new Set<string>();
  #isClosed = false;

  constructor(options: SegmentJobsOptions) {
    this.#options = options;
    this.#hardware = options.hardware ?? noHardware;
    this.#memory = new SegmentMemory(options.bounds.bytes.segments);
    this.#sweeper = setInterval(() => this.#endIdle(), sweepMs).unref();
  }

  get running(): number {
    return this.#allJobs().length;
  }

  /** Number of videos being transcoded. */
  get transcodes(): number {
    return this.#allJobs().filter(({ isTranscode }) => isTranscode).length;
  }

  /** Bytes of segments in progress. */
  get bytes(): number {
    return this.#memory.bytes;
  }

  /** Returns the segment from the cache, or makes it; `initIndex` requests the initialisation segment. */
  async get(request: SegmentRequest, index: number, signal: AbortSignal): Promise<CacheEntry> {
    const { cache } = this.#options;
    const name = cacheNameOf(request, index);
    const cached = await cache.get(name);
    if (cached) {
      // Prevents the segmenter ahead of this viewer from being stopped or paused.
      for (const { segmenter, viewers } of this.#jobsOf(request))
        if (segmenter.touch(index)) viewers.add(request.viewer);
      return cached;
    }
    await this.#make(request, index, signal);
    const made = await cache.get(name);
    if (!made) throw new JobFailedError('The segment was evicted at once');
    return made;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#sweeper);
    const jobs = this.#allJobs();
    for (const { segmenter } of jobs) segmenter.kill();
    await Promise.all(jobs.map(({ segmenter }) => segmenter.ended));
  }

  async #make(request: SegmentRequest, index: number, signal: AbortSignal): Promise<void> {
    let job = this.#jobCovering(request, index);
    if (!job && index === initIndex) {
      await new Promise((resolve) => setTimeout(resolve, initGraceMs));
      if (await this.#options.cache.get(cacheNameOf(request, index))) return;
      job = this.#jobCovering(request, index);
    }
    if (this.#isClosed) throw new JobsBusyError('The provider is stopping');
    job ??= this.#start(request, index, signal);
    const { segmenter } = job;
    job.viewers.add(request.viewer);
    const waiting = segmenter.wait(index);
    const { timeoutMs = 30_000 } = this.#options;
    try {
      await withDeadline(waiting.done, job.usesHardware ? Math.min(timeoutMs, hardwareTimeoutMs) : timeoutMs, signal);
      job.hasServed = true;
      if (job.usesHardware) this.#hardware.succeeded();
    } catch (error) {
      waiting.leave();
      const hangs = error instanceof JobsBusyError && !signal.aborted;
      if (job.usesHardware && (hangs || segmenter.hasFailed)) {
        this.#giveUpHardware(request, job);
        return this.#make(request, index, signal);
      }
      // Seeking leaves segmenters behind that never served a segment.
      if (signal.aborted && !job.hasServed && !segmenter.hasWaiters) segmenter.kill();
      if (error instanceof SegmentMemoryError) throw new JobsBusyError(error.message, { cause: error });
      throw error instanceof JobsBusyError
        ? error
        : new JobFailedError('The segment could not be made', { cause: error });
    }
  }

  #start(request: SegmentRequest, index: number, signal: AbortSignal): Job {
    if (signal.aborted) throw new JobsBusyError('The client has gone');
    const { ffmpeg, cache, bounds, now } = this.#options;
    const { rendition, input } = request;
    const usesTranscodeSlot = isTranscode(rendition);
    this.#replace(request);
    const cost = (): number =>
      rendition.kind === 'video' && usesTranscodeSlot ? this.speed.costOf(input.info.video, rendition) : 1;
    this.#takePlace(usesTranscodeSlot, cost(), request);
    const firstIndex = Math.max(0, index);
    const encoder = this.#encoderFor(request);
    const startedMs = now();
    const measure = (at: number): void => {
      const [from = 0, to = 0] = [rendition.segmentStarts[firstIndex], rendition.segmentStarts[at + 1]];
      const tookSec = (now() - startedMs) / 1000;
      // Later ones wait for their viewer.
      if (rendition.kind === 'video' && usesTranscodeSlot && at < firstIndex + measuredSegments)
        this.speed.observe(input.info.video, rendition, { mediaSec: to - from, tookSec });
    };
    const segmenter = new Segmenter({
      command: ffmpeg,
      args: segmentArgs(rendition, input, firstIndex, encoder),
      startSec: input.info.startSec,
      offsetSec: request.offsetSec ?? 0,
      segmentStarts: rendition.segmentStarts,
      firstIndex,
      toleranceSec: rendition.kind === 'audio' ? rendition.frameSec / 2 : keyToleranceSec,
      maxWaitAhead: readAheadSegments,
      readAhead: () => (cache.isWritable ? readAheadSegments : readAheadInMemory),
      maxSegmentBytes: bounds.segmentBytes,
      memory: this.#memory,
      onInit: (bytes) => this.#storeInit(request, bytes),
      onSegment: (at, bytes) => {
        measure(at);
        return cache.put(cacheNameOf(request, at), bytes);
      },
      onEnd: () => this.#remove(request, job),
      now,
    });
    const usesHardware = encoder.hardware !== undefined;
    const viewers = new Set([request.viewer]);
    const job: Job = {
      ...{ segmenter, isTranscode: usesTranscodeSlot, cost, hasServed: false },
      ...{ usesHardware, request, viewers },
    };
    this.#jobs.set(keyOf(request), this.#jobsOf(request).add(job));
    return job;
  }

  /** Continues in software where the hardware stopped. */
  #giveUpHardware(request: SegmentRequest, { segmenter }: Job): void {
    segmenter.kill();
    if (this.#softwareOnly.has(keyOf(request))) return;
    this.#softwareOnly.add(keyOf(request));
    this.#hardware.failed();
  }

  #encoderFor(request: SegmentRequest): RunEncoder {
    const hasFailed = this.#softwareOnly.has(keyOf(request));
    const hardware = hasFailed || !isTranscode(request.rendition) ? undefined : this.#hardware.current();
    return { hardware, keepsOrder: hasFailed };
  }

  async #storeInit(request: SegmentRequest, bytes: Buffer): Promise<Buffer> {
    const { cache } = this.#options;
    const name = cacheNameOf(request, initIndex);
    const stored = await cache.read(name);
    if (!stored) await cache.put(name, bytes);
    return stored ?? bytes;
  }

  /** A viewer who seeks has left the position of an earlier run of the same rendition, which nobody else uses. */
  #replace(request: SegmentRequest): void {
    for (const job of this.#jobsOf(request)) if (isLeftBy(job, request.viewer)) job.segmenter.kill();
  }

  #takePlace(isTranscode: boolean, cost: number, by: Job['request']): void {
    const { maxTranscodes, bounds } = this.#options;
    const factor = isTranscode ? 1 : bounds.copiesPerTranscode;
    const jobs = this.#allJobs().filter((job) => job.isTranscode === isTranscode && !job.segmenter.isKilled);
    const isIdle = (job: Job): boolean => this.#isIdle(job, replaceableAfterMs);
    const place = findPlace(jobs, { by, cost, isIdle, places: maxTranscodes * factor, factor });
    if (place === 'none') throw new JobsBusyError('All slots for making segments are taken');
    if (place !== 'free') place.segmenter.kill();
  }

  #endIdle(): void {
    for (const job of this.#allJobs()) if (this.#isIdle(job, idleMs)) job.segmenter.kill();
  }

  #isIdle({ segmenter }: Job, forMs: number): boolean {
    return !segmenter.hasWaiters && this.#options.now() - segmenter.lastRequestedMs > forMs;
  }

  #remove(request: SegmentRequest, job: Job): void {
    const jobs = this.#jobsOf(request);
    jobs.delete(job);
    if (jobs.size === 0) this.#jobs.delete(keyOf(request));
  }

  #allJobs(): Job[] {
    return [...this.#jobs.values()].flatMap((jobs) => [...jobs]);
  }

  #jobsOf(request: SegmentRequest): Set<Job> {
    return this.#jobs.get(keyOf(request)) ?? new Set();
  }

  #jobCovering(request: SegmentRequest, index: number): Job | undefined {
    return [...this.#jobsOf(request)].find(({ segmenter }) => segmenter.covers(index));
  }
}
