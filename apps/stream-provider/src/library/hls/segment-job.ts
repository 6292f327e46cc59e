import type { Segmenter } from './segmenter';

export interface Job {
  segmenter: Segmenter;
  isTranscode: boolean;
  hasServed: boolean;
  usesHardware: boolean;
  /** Who asked for its segments. */
  viewers: Set<string>;
}

export const isOnlyFor = ({ viewers }: Job, viewer: string): boolean => viewers.size === 1 && viewers.has(viewer);

/** It works for this viewer alone, who asks for nothing of it at present. */
export const isLeftBy = (job: Job, viewer: string): boolean => isOnlyFor(job, viewer) && !job.segmenter.hasWaiters;
