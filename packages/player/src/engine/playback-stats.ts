/** What the statistics overlay shows; null where the browser or the stream does not tell. */
export interface PlaybackStats {
  width: number;
  height: number;
  /** Of what is fetched now, bits per second. */
  bitrate: number | null;
  /** Measured, bits per second. */
  bandwidth: number | null;
  decodedFrames: number;
  droppedFrames: number;
  codecs: string | null;
  /** Seconds of media ahead of the playhead. */
  bufferAheadSec: number;
}

/** The element's own part of it: size and frames. */
export function elementStats(
  video: HTMLVideoElement | undefined,
): Pick<PlaybackStats, 'width' | 'height' | 'decodedFrames' | 'droppedFrames'> {
  const quality = (video as Partial<HTMLVideoElement> | undefined)?.getVideoPlaybackQuality?.();
  return {
    width: video?.videoWidth ?? 0,
    height: video?.videoHeight ?? 0,
    decodedFrames: quality?.totalVideoFrames ?? 0,
    droppedFrames: quality?.droppedVideoFrames ?? 0,
  };
}
