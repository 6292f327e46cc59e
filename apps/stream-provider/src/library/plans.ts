import { anyMediaSupport } from '@marquee/core';
import type { BoundedQueue } from './bounded-queue';
import type { FfmpegTools } from './ffmpeg-tools';
import { concatPlans } from './hls/concat-plans';
import { planRenditions } from './hls/plan-renditions';
import type { RenditionPlan } from './hls/rendition';
import { areIdr, readKeyframes } from './probe/keyframes';
import { canCopyVideo } from './probe/playback-support';
import type { Version } from './version';

export interface PlansOptions {
  tools: FfmpegTools;
  /** Limits how many files' indexes are read concurrently. */
  indexes: BoundedQueue;
  /** Maximum size of an index. */
  indexBytes: number;
  /** Of all plans together. */
  maxBytes: number;
}

/** Memory of the objects that contain the boundaries. */
const objectBytes = 2_000;
const numberBytes = 8;

/** Renditions may share their boundaries. */
const bytesOf = ({ video, audio }: RenditionPlan): number => {
  const renditions = [...video, ...audio].flatMap((whole) => [
    whole,
    ...(whole.pieces ?? []).map(({ rendition }) => rendition),
  ]);
  const lists = new Set(renditions.map(({ segmentStarts }) => segmentStarts));
  return [...lists].reduce((sum, { length }) => sum + length * numberBytes, objectBytes);
};

/** The renditions of playing versions; the least recently requested are evicted first. */
export class Plans {
  readonly #plans = new Map<string, { planned: Promise<RenditionPlan>; bytes: number }>();
  readonly #stopping = new AbortController();
  #bytes = 0;

  constructor(private readonly options: PlansOptions) {}

  get bytes(): number {
    return this.#bytes;
  }

  async get(version: Version): Promise<RenditionPlan> {
    const { key } = version.file;
    const entry = this.#plans.get(key) ?? { planned: this.#plan(version), bytes: 0 };
    this.#plans.delete(key);
    this.#plans.set(key, entry);
    try {
      const plan = await entry.planned;
      // It may have been evicted, or measured for another caller.
      if (this.#plans.get(key) === entry && entry.bytes === 0) {
        entry.bytes = bytesOf(plan);
        this.#bytes += entry.bytes;
        for (const oldest of this.#plans.keys())
          if (this.#bytes > this.options.maxBytes && oldest !== key) this.#evict(oldest);
      }
      return plan;
    } catch (error) {
      if (this.#plans.get(key) === entry) this.#evict(key);
      throw error;
    }
  }

  /** Resolves when no plan is being made. */
  async close(): Promise<void> {
    this.#stopping.abort();
    await Promise.allSettled([...this.#plans.values()].map(({ planned }) => planned));
  }

  #evict(key: string): void {
    this.#bytes -= this.#plans.get(key)?.bytes ?? 0;
    this.#plans.delete(key);
  }

  async #plan(version: Version): Promise<RenditionPlan> {
    const { info, parts } = version;
    if (!parts) return planRenditions(info, await this.#keyframes(version));
    const read = async (part: Version) => ({ info: part.info, keyframeTimes: await this.#keyframes(part) });
    return concatPlans(await Promise.all(parts.map(read)));
  }

  /** Only if the video is copied do its key frames determine segment boundaries. */
  async #keyframes({ file: { path }, info }: Version): Promise<number[] | null> {
    const { tools, indexes, indexBytes } = this.options;
    if (!canCopyVideo(info.video, anyMediaSupport)) return null;
    const options = { tools, maxBytes: indexBytes, signal: this.#stopping.signal };
    const times = await indexes.run(() => readKeyframes(path, info, options));
    return times && (info.video.codec !== 'h264' || (await areIdr(path, times, options))) ? times : null;
  }
}
