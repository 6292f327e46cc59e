import { anyMediaSupport } from '@marquee/core';
import type { FfmpegTools } from './ffmpeg-tools';
import { concatPlans } from './hls/concat-plans';
import { planRenditions } from './hls/plan-renditions';
import type { RenditionPlan } from './hls/rendition';
import type { BoundedQueue } from './bounded-queue';
import type { PlanCache } from './plan-cache';
import { hasIdrKeyframes } from './probe/is-idr';
import { canCopyVideo } from './probe/playback-support';
import { readKeyframeTimes } from './probe/probe-headers';
import { scanKeyframes } from './probe/scan-keyframes';
import type { Version } from './version';

interface PlannerOptions {
  tools: FfmpegTools;
  /** Limits how many files' indexes are read concurrently. */
  indexes: BoundedQueue;
  plans: PlanCache;
  /** Maximum size of an index. */
  indexBytes: number;
  /** Aborted when the library closes. */
  signal: AbortSignal;
}

/** Plans the renditions of versions, with a cache. */
export function createPlanner(options: PlannerOptions) {
  const { indexes, plans, indexBytes, signal } = options;
  const { ffmpeg, ffprobe } = options.tools;
  /** Only if the video is copied do its key frames determine segment boundaries. */
  async function cuttableKeyframes({ file: { path }, info }: Version): Promise<number[] | null> {
    const { container, video } = info;
    if (!canCopyVideo(video, anyMediaSupport)) return null;
    const times = await indexes.run(async () => {
      const ownIndex = container === 'other' ? null : await readKeyframeTimes(path, indexBytes);
      return (
        ownIndex ??
        (ffprobe === undefined ? null : scanKeyframes(ffprobe, path, info, { maxBytes: indexBytes, signal }))
      );
    });
    if (!times || video.codec !== 'h264' || ffmpeg === undefined) return times;
    return (await hasIdrKeyframes(ffmpeg, path, { keyframeTimes: times, signal })) ? times : null;
  }

  async function planOne(version: Version): Promise<RenditionPlan> {
    const { info, parts } = version;
    if (!parts) return planRenditions(info, await cuttableKeyframes(version));
    const read = async (part: Version) => ({ info: part.info, keyframeTimes: await cuttableKeyframes(part) });
    return concatPlans(await Promise.all(parts.map(read)));
  }

  return async (version: Version): Promise<RenditionPlan> => {
    const { key } = version.file;
    return plans.get(key) ?? plans.keep(key, planOne(version));
  };
}
