import type { MediaSupport } from '@marquee/core';
import { isSupported } from '../probe/playback-support';
import { isLocked, type AudioRendition, type RenditionPlan, type VideoRendition } from './rendition';

export interface OfferedTo {
  support: MediaSupport;
  /** The asker holds a valid token, or the operator asks for none. */
  allows4k: boolean;
}

export interface Offer extends RenditionPlan {
  /** Players that can choose begin with it; undefined: with the lowest. */
  start: VideoRendition | undefined;
}

/**
 * What of a plan one browser is offered: the copy and what lies below it where it can play that, else what is transcoded;
 * of each sound the first that it can play.
 */
export function offerRenditions(plan: RenditionPlan, { support, allows4k }: OfferedTo): Offer {
  const isOffered = (rendition: VideoRendition): boolean =>
    isSupported(rendition.needs, support) && (allows4k || !isLocked(rendition));
  const copy = plan.video.find(({ encoding }) => encoding === null);
  const hasCopy = copy !== undefined && isOffered(copy);
  const video = plan.video.filter(
    (rendition) => isOffered(rendition) && (rendition === copy || rendition.isBelowCopy === hasCopy),
  );
  const sounds = new Map<number, AudioRendition>();
  for (const rendition of plan.audio) {
    const { index } = rendition.track;
    if (!sounds.has(index) && isSupported(rendition.needs, support)) sounds.set(index, rendition);
  }
  // A copy costs the server nothing, so nobody begins below it whose line is not known to be slow.
  return { video, audio: [...sounds.values()], start: hasCopy ? copy : undefined };
}
