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
const countsFor = ({ request }: Job, { viewer, address }: Job['request']): boolean =>
  request.viewer === viewer ||
  (request.address === address && (viewer === address || request.viewer === request.address));

/** Whether only this viewer uses the job, without a pending request. */
export const isLeftBy = ({ viewers, segmenter }: Job, viewer: string): boolean =>
  viewers.size === 1 && viewers.has(viewer) && !segmenter.hasWaiters;

/** Of the places, so that a viewer leaves some for others. */
const viewersShare = 1 / 2;
/** Runs per place, working or waiting: each needs memory. */
const runsPerPlace = 2;

interface PlaceWanted {
  by: Job['request'];
  /** The part of a place that the new run takes. */
  cost: number;
  places: number;
  /** Runs that count as one of a viewer's share. */
  factor: number;
  /** Whether a run may be replaced for another viewer. */
  isIdle: (job: Job) => boolean;
}

/** A place for a new run: a free one, that of another run, which has to end, or none. */
export function findPlace(
  jobs: readonly Job[],
  { by, cost, places, factor, isIdle }: PlaceWanted,
): 'free' | 'none' | Job {
  const own = jobs.filter((job) => countsFor(job, by));
  const isOverShare = own.length >= Math.ceil((places / factor) * viewersShare) * factor;
  const isFull = jobs.length >= places * runsPerPlace;
  const taken = jobs.reduce((sum, job) => sum + (job.segmenter.isAhead ? 0 : job.cost()), 0);
  if (!isOverShare && !isFull && taken + cost <= places) return 'free';
  // One that waits for its viewer takes no place that it could give up.
  const canYield = (job: Job): boolean =>
    isIdle(job) && (isOverShare ? own.includes(job) : isFull || !job.segmenter.isAhead);
  // A viewer's own runs, e.g. of the previous quality, can be replaced without having been idle.
  const [idlest] = jobs
    .filter((job) => isLeftBy(job, by.viewer) || canYield(job))
    .sort((a, b) => a.segmenter.lastRequestedMs - b.segmenter.lastRequestedMs);
  return idlest ?? 'none';
}
