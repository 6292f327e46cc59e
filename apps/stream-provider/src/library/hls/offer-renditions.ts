import type { MediaSupport } from '@marquee/core';
import { isSupported } from '../probe/playback-support';
import { isLocked, type AudioRendition, type RenditionPlan, type VideoRendition } from './rendition';

export interface OfferedTo {
  support: MediaSupport;
  /** Whether the client has a valid token, or the operator requires none. */
  allows4k: boolean;
  /** Whether the machine can transcode the rendition in real time. */
  isRealTime?: (rendition: VideoRendition) => boolean;
}

export interface Offer extends RenditionPlan {
  /** The rendition with which players that can choose begin; if undefined, the lowest. */
  start: VideoRendition | undefined;
}

/**
 * The renditions of a plan that a browser is offered: the copy and those below it if it can play them, otherwise
 * transcoded ones; of each audio track the first that it can play.
 */
export function offerRenditions(plan: RenditionPlan, { support, allows4k, isRealTime = () => true }: OfferedTo): Offer {
  const isOffered = (rendition: VideoRendition): boolean =>
    isSupported(rendition.needs, support) && (allows4k || !isLocked(rendition));
  const copy = plan.video.find(({ encoding }) => encoding === null);
  const hasCopy = copy !== undefined && isOffered(copy);
  const candidates = plan.video.filter(
    (rendition) => isOffered(rendition) && (rendition === copy || rendition.isBelowCopy === hasCopy),
  );
  // The smallest is always offered, because nothing better is possible.
  const smallest = candidates.toSorted((a, b) => a.bandwidth - b.bandwidth)[0];
  const video = candidates.filter((rendition) => rendition === smallest || rendition === copy || isRealTime(rendition));
  const sounds = new Map<number, AudioRendition>();
  for (const rendition of plan.audio) {
    const { index } = rendition.track;
    if (!sounds.has(index) && isSupported(rendition.needs, support)) sounds.set(index, rendition);
  }
  // A copy costs the server nothing, so only slow connections start below it.
  return { video, audio: [...sounds.values()], start: hasCopy ? copy : undefined };
}
