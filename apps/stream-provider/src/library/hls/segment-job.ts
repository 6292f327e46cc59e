import type { SegmentRequest } from './segment-names';
import type { Segmenter } from './segmenter';

export interface Job {
  segmenter: Segmenter;
  isTranscode: boolean;
  hasServed: boolean;
  usesHardware: boolean;
  /** The one that started it. */
  request: Pick<SegmentRequest, 'viewer' | 'address'>;
  /** The viewers who requested its segments. */
  viewers: Set<string>;
}

/** Whether it takes from a viewer's share. Whoever joins it changes nothing, because that may be the same client. */
export const countsFor = ({ request }: Job, { viewer, address }: Job['request']): boolean =>
  request.viewer === viewer || request.address === address;

/** Whether only this viewer uses the job, without a pending request. */
export const isLeftBy = ({ viewers, segmenter }: Job, viewer: string): boolean =>
  viewers.size === 1 && viewers.has(viewer) && !segmenter.hasWaiters;
