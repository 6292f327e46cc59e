import type { Segmenter } from './segmenter';

export interface Job {
  segmenter: Segmenter;
  isTranscode: boolean;
  hasServed: boolean;
  usesHardware: boolean;
  /** The viewers who requested its segments. */
  viewers: Set<string>;
}

export const isOnlyFor = ({ viewers }: Job, viewer: string): boolean => viewers.size === 1 && viewers.has(viewer);

/** Whether only this viewer uses the job, without a pending request. */
export const isLeftBy = (job: Job, viewer: string): boolean => isOnlyFor(job, viewer) && !job.segmenter.hasWaiters;
