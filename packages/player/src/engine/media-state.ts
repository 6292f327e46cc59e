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

/** The state that can be read from the element at any time, independent of events. */
export const readElement = (video: HTMLVideoElement): Partial<EngineState> => ({
  paused: video.paused,
  ended: video.ended,
  positionSec: video.currentTime,
  muted: video.muted,
});

const finiteOr = (value: number, fallback: number): number => (Number.isNaN(value) ? fallback : value);

/**
 * Turns the media element's events into state. While `isReady` is false, the element is being filled or emptied, and
 * its events are ignored.
 */
export function watchMedia(
  video: HTMLVideoElement,
  lifetime: Lifetime,
  options: { isReady: () => boolean; update: (patch: Partial<EngineState>) => void; onEnded: () => void },
): void {
  const { isReady, update, onEnded } = options;
  const on = (types: string, listener: () => void): void => {
    for (const type of types.split(' ')) lifetime.listen(video, type, listener);
  };
  on('timeupdate seeking seeked', () => {
    if (isReady()) update({ positionSec: video.currentTime, seeking: video.seeking, ended: video.ended });
  });
  on('progress timeupdate seeked', () => update({ buffered: readBuffered(video.buffered) }));
  on('durationchange loadedmetadata', () => update({ durationSec: finiteOr(video.duration, 0) }));
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
    // Shaka pauses the element by rate 0 while it buffers.
    if (video.playbackRate > 0) update({ rate: video.playbackRate });
  });
  on('ended', () => {
    // Also fired late, for an end that a seek has left since.
    if (!isReady() || !video.ended) return;
    update({ ended: true, positionSec: video.currentTime, buffering: false });
    onEnded();
  });
}
