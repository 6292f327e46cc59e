import { createFragmentParser, type Part, type Sample } from './fragment-parser';
import { lowerPriority, startProgram } from '../programs';
import { missingParameterSets } from './parameter-sets';
import { roundingSec, segmentIndexAt } from './segment-starts';
import type { SegmenterOptions } from './segmenter-options';
import { SegmentWaiters } from './segment-waiters';
import { shiftOf, withEditList, writeSegment } from './segment-writer';

/** Index of the initialisation segment. */
export const initIndex = -1;

class SegmenterEndedError extends Error {
  override readonly name = 'SegmenterEndedError';
}

/** All segmenters together used too much memory, and this one most of it. */
export class SegmentMemoryError extends Error {
  override readonly name = 'SegmentMemoryError';
}

/** Memory of a sample in addition to its bytes. */
const sampleOverhead = 128;

/** One ffmpeg process that makes consecutive segments of a rendition, paused when it is far enough ahead of the viewer. */
export class Segmenter {
  /** Resolves after the process has ended. */
  readonly ended: Promise<void>;
  readonly #options: SegmenterOptions;
  readonly #child;
  readonly #waiters = new SegmentWaiters();
  readonly #parser;
  #currentIndex: number;
  /** Samples of the current segment. */
  #samples: Sample[] = [];
  #sampleBytes = 0;
  /** Segment of the previous sample. */
  #lastIndex = -1;
  #timescale = 1;
  #init: Buffer | undefined;
  /** Added to decode times. */
  #shift = 0;
  /** Inserted before key frames. */
  #parameterSets: Buffer = Buffer.alloc(0);
  #lastRequested: number;
  #lastRequestedMs: number;
  #hasInit = false;
  #hasEnded = false;
  #isKilled = false;
  #hasFailed = false;
  #isTooLarge = false;
  #resume: () => void = () => undefined;

  constructor(options: SegmenterOptions) {
    this.#options = options;
    this.#currentIndex = options.firstIndex;
    this.#lastRequested = options.firstIndex;
    this.#lastRequestedMs = options.now();
    this.#parser = createFragmentParser(options.maxSegmentBytes);
    options.memory.add(this);
    this.#child = startProgram(options.command, options.args);
    this.#child.stderr.resume();
    this.ended = this.#run();
  }

  get lastRequestedMs(): number {
    return this.#lastRequestedMs;
  }

  /** Whether it is so far ahead of its viewer that it is not read: ffmpeg blocks, and takes no processor time. */
  get isAhead(): boolean {
    return this.#currentIndex > this.#lastRequested + this.#options.readAhead();
  }

  get hasWaiters(): boolean {
    return !this.#waiters.isEmpty;
  }

  /** Whether it will reach this segment soon. */
  covers(index: number): boolean {
    if (this.#hasEnded || this.#isKilled) return false;
    if (index === initIndex) return !this.#hasInit;
    return index >= this.#currentIndex && index <= this.#currentIndex + this.#options.maxWaitAhead;
  }

  /** `done` resolves when the segment has been stored. A caller that stops waiting calls `leave`. */
  wait(index: number): { done: Promise<void>; leave: () => void } {
    this.#request(index);
    return this.#waiters.wait(index);
  }

  /**
   * Call when a stored segment was served: its player will request the next ones. Returns whether this segmenter made
   * it.
   */
  touch(index: number): boolean {
    const isOwn = index >= this.#options.firstIndex && index < this.#currentIndex;
    if (isOwn) this.#request(index);
    return isOwn;
  }

  get isKilled(): boolean {
    return this.#isKilled;
  }

  /** Whether ffmpeg ended prematurely, or wrote invalid output. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** Bytes of incomplete segments. */
  get heldBytes(): number {
    return this.#parser.pendingBytes + this.#sampleBytes;
  }

  endForMemory(): void {
    this.#isTooLarge = true;
    this.kill();
  }

  kill(): void {
    this.#isKilled = true;
    this.#child.kill('SIGKILL');
    this.#resume();
  }

  #request(index: number): void {
    this.#lastRequested = Math.max(this.#lastRequested, index);
    this.#lastRequestedMs = this.#options.now();
    this.#resume();
  }

  async #run(): Promise<void> {
    const exit = new Promise<number | null>((resolve) => {
      this.#child.once('error', () => resolve(-1));
      this.#child.once('close', (code) => resolve(code));
    });
    let isBroken = false;
    try {
      await this.#readOutput();
    } catch {
      isBroken = true;
      this.kill();
    }
    const code = await exit;
    this.#hasFailed = isBroken || (!this.#isKilled && code !== 0);
    // Audio may end before the video, but its playlist lists segments up to the end. A crashed process does not mean
    // that the rest of the film is empty.
    const isComplete = !this.#isKilled && !isBroken && this.#timescale > 1 && code === 0;
    if (isComplete) await this.#finishUntil(this.#options.segmentStarts.length).catch(() => undefined);
    this.#hasEnded = true;
    this.#options.memory.remove(this);
    this.#waiters.rejectAll(
      this.#isTooLarge
        ? new SegmentMemoryError('Too much is being made at once')
        : new SegmenterEndedError('ffmpeg ended before this segment'),
    );
    this.#options.onEnd();
  }

  async #readOutput(): Promise<void> {
    for await (const chunk of this.#child.stdout) {
      for (const part of this.#parser.parse(chunk as Buffer)) await this.#add(part);
      this.#options.memory.check();
      while (this.isAhead && !this.#isKilled) await new Promise<void>((resolve) => (this.#resume = resolve));
      if (this.#isKilled) return;
    }
  }

  async #add(part: Part): Promise<void> {
    if (part.kind === 'init') {
      this.#init = part.bytes;
      this.#timescale = part.timescale;
      return;
    }
    const start = Math.round(this.#options.startSec * this.#timescale);
    const samples = part.samples.map((sample) => ({
      ...sample,
      decode: sample.decode - start,
      shown: sample.shown - start,
    }));
    const [first] = samples;
    if (first && this.#init) await this.#storeInit(first.shown - first.decode);
    for (const sample of samples) await this.#addSample(sample);
    await this.#finishIfFull(samples.at(-1));
  }

  /** The first sample shows how far decoding is ahead of presentation in this rendition. */
  async #storeInit(ahead: number): Promise<void> {
    if (this.#init) {
      const stored = await this.#options.onInit(withEditList(this.#init, ahead));
      this.#shift = shiftOf(stored);
      this.#parameterSets = missingParameterSets(this.#init, stored);
    }
    this.#init = undefined;
    this.#hasInit = true;
    this.#waiters.resolve(initIndex);
  }

  async #addSample(sample: Sample): Promise<void> {
    const { segmentStarts, firstIndex, toleranceSec, maxSegmentBytes } = this.#options;
    const shownSec = sample.shown / this.#timescale;
    // The encoder's priming samples.
    if (shownSec < -roundingSec) return;
    // Frames between key frames stay in the segment of theirs, whatever their time.
    if (sample.isKey) this.#lastIndex = segmentIndexAt(segmentStarts, shownSec, toleranceSec);
    // ffmpeg starts at the key frame before the requested start.
    if (this.#lastIndex < firstIndex) return;
    if (this.#lastIndex > this.#currentIndex) await this.#finishUntil(this.#lastIndex);
    this.#sampleBytes += sample.bytes.length + sampleOverhead;
    if (this.#sampleBytes > maxSegmentBytes) throw new Error('A segment is larger than any that is played');
    const hasSets = !sample.isKey || this.#parameterSets.length === 0;
    const bytes = hasSets ? sample.bytes : Buffer.concat([this.#parameterSets, sample.bytes]);
    // Decode times are never negative.
    this.#samples.push({ ...sample, bytes, decode: Math.max(sample.decode, -this.#shift) });
  }

  /** If nothing else can belong to the segment, it need not wait for the next sample. */
  async #finishIfFull(last: Sample | undefined): Promise<void> {
    const { segmentStarts, toleranceSec } = this.#options;
    const nextSec = segmentStarts[this.#currentIndex + 1];
    if (!last || nextSec === undefined || this.#samples.length === 0) return;
    const endSec = (last.decode + last.length + this.#shift) / this.#timescale;
    if (endSec >= nextSec - toleranceSec / 2) await this.#finishUntil(this.#currentIndex + 1);
  }

  /** Stores the segments before this one. */
  async #finishUntil(index: number): Promise<void> {
    if (this.#init) await this.#storeInit(0);
    const offset = Math.round((this.#options.offsetSec ?? 0) * this.#timescale);
    for (; this.#currentIndex < index; this.#currentIndex += 1) {
      const bytes = writeSegment(this.#samples, this.#shift + offset, this.#currentIndex + 1);
      this.#samples = [];
      this.#sampleBytes = 0;
      await this.#options.onSegment(this.#currentIndex, bytes);
      // The viewer is waiting for the first one; the others are made ahead.
      if (this.#currentIndex === this.#options.firstIndex) lowerPriority(this.#child.pid);
      this.#waiters.resolve(this.#currentIndex);
    }
  }
}
