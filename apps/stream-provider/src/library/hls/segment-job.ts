import type { SegmentRequest } from './segment-names';
import type { Segmenter } from './segmenter';

export interface Job {
  segmenter: Segmenter;
  isTranscode: boolean;
  /** The places that it takes while it works. */
  cost: () => number;
  hasServed: boolean;
  usesHardware: boolean;
  /** The one that started it. */
  request: Pick<SegmentRequest, 'viewer' | 'address'>;
  /** The viewers who requested its segments. */
  viewers: Set<string>;
}

/**
 * Whether it takes from a viewer's share. A visitor without an account may be anybody at the address, such as an account's
 * client without its cookie; the accounts of a household have a share each. Whoever joins it changes nothing.
 */
export const countsFor = ({ request }: Job, { viewer, address }: Job['request']): boolean =>
  request.viewer === viewer ||
  (request.address === address && (viewer === address || request.viewer === request.address));

/** Whether only this viewer uses the job, without a pending request. */
export const isLeftBy = ({ viewers, segmenter }: Job, viewer: string): boolean =>
  viewers.size === 1 && viewers.has(viewer) && !segmenter.hasWaiters;
