import type { MediaSupport } from '@marquee/core';
import type { MediaInfo } from '../probe/media-info';
import { isSupported } from '../probe/playback-support';
import { isLocked, type AudioRendition, type RenditionPlan, type VideoRendition } from './rendition';

export interface OfferedTo {
  support: MediaSupport;
  /** The asker holds a valid token, or the operator asks for none. */
  allows4k: boolean;
  /** The machine makes the rendition as fast as it is watched. */
  keepsUp?: (rendition: VideoRendition) => boolean;
}

export interface Offer extends RenditionPlan {
  /** Players that can choose begin with it; undefined: with the lowest. */
  start: VideoRendition | undefined;
}

/**
 * What of a plan one browser is offered: the copy and what lies below it where it can play that, else what is transcoded;
 * of each sound the first that it can play.
 */
export function offerRenditions(plan: RenditionPlan, { support, allows4k, keepsUp = () => true }: OfferedTo): Offer {
  const isOffered = (rendition: VideoRendition): boolean =>
    isSupported(rendition.needs, support) && (allows4k || !isLocked(rendition));
  const copy = plan.video.find(({ encoding }) => encoding === null);
  const hasCopy = copy !== undefined && isOffered(copy);
  const candidates = plan.video.filter(
    (rendition) => isOffered(rendition) && (rendition === copy || rendition.isBelowCopy === hasCopy),
  );
  // The smallest is offered whatever it takes: it is the best that there is.
  const smallest = candidates.toSorted((a, b) => a.bandwidth - b.bandwidth)[0];
  const video = candidates.filter((rendition) => rendition === smallest || rendition === copy || keepsUp(rendition));
  const sounds = new Map<number, AudioRendition>();
  for (const rendition of plan.audio) {
    const { index } = rendition.track;
    if (!sounds.has(index) && isSupported(rendition.needs, support)) sounds.set(index, rendition);
  }
  // A copy costs the server nothing, so nobody begins below it whose line is not known to be slow.
  return { video, audio: [...sounds.values()], start: hasCopy ? copy : undefined };
}

/**
 * An MP4 file whose picture and sound are copied out of it without ffmpeg, with something smaller for slow lines. Other
 * files that browsers play are cheaper sent as they are.
 */
export const hasRenditionsBelow = ({ info }: { info: MediaInfo }, offer: Offer | undefined): boolean =>
  info.container === 'mp4' &&
  offer?.start !== undefined &&
  offer.video.length > 1 &&
  offer.audio.every(({ isCopy }) => isCopy);
