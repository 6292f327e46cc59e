import { createActualEnd } from './actual-end';
import type { Lifetime } from './lifetimes';
import type { EngineState, TimeRange } from './state';

function readBuffered(ranges: TimeRanges): TimeRange[] {
  return Array.from({ length: ranges.length }, (_, index) => ({
    startSec: ranges.start(index),
    endSec: ranges.end(index),
  }));
}

/** Seconds of media ahead of the playhead. */
export const bufferedAheadSec = ({ buffered, positionSec }: Pick<EngineState, 'buffered' | 'positionSec'>): number => {
  const range = buffered.find(({ startSec, endSec }) => positionSec >= startSec - 0.1 && positionSec <= endSec);
  return range ? range.endSec - positionSec : 0;
};

/**
 * Turns the media element's events into state. While `isReady` is false, the element is being filled or emptied, and
 * its events are ignored. Returns what reads the state that is known at any time, independent of events.
 */
export function watchMedia(
  video: HTMLVideoElement,
  lifetime: Lifetime,
  options: { isReady: () => boolean; update: (patch: Partial<EngineState>) => void; onEnded: () => void },
): () => Partial<EngineState> {
  const { isReady, update, onEnded } = options;
  const end = createActualEnd();
  const on = (types: string, listener: () => void): void => {
    for (const type of types.split(' ')) lifetime.listen(video, type, listener);
  };
  on('emptied', () => end.reset());
  on('timeupdate seeking seeked', () => {
    if (isReady()) update({ ...end.read(video), seeking: video.seeking, ended: video.ended });
  });
  on('progress timeupdate seeked', () => update({ buffered: readBuffered(video.buffered) }));
  on('durationchange loadedmetadata', () => update({ durationSec: end.read(video).durationSec }));
  on('play pause', () => {
    if (isReady()) update({ paused: video.paused });
  });
  on('waiting', () => update({ buffering: true }));
  on('playing canplay seeked loadeddata', () => {
    if (isReady() && video.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA) update({ buffering: false });
  });
  on('playing', () => update({ paused: video.paused, ended: false }));
  on('loadeddata', () => update({ firstFrame: true }));
  on('volumechange', () => update({ volume: video.volume, muted: video.muted }));
  on('ratechange', () => {
    // A load resets it, and Edge's own controls set 0 while they seek.
    if (isReady() && video.playbackRate > 0) update({ rate: video.playbackRate });
  });
  on('ended', () => {
    // Also fired late, for an end that a seek has left since.
    if (!isReady() || !video.ended) return;
    update({ ...end.read(video), ended: true, buffering: false });
    onEnded();
  });
  return () => ({ ...end.read(video), paused: video.paused, ended: video.ended, muted: video.muted });
}
