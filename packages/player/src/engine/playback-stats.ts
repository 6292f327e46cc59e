/** Figures of the statistics overlay; null if the browser or the stream does not provide them. */
export interface PlaybackStats {
  width: number;
  height: number;
  /** Of the rendition being fetched, in bits per second. */
  bitrate: number | null;
  /** Measured, in bits per second. */
  bandwidth: number | null;
  decodedFrames: number;
  droppedFrames: number;
  codecs: string | null;
  /** Seconds of media ahead of the playhead. */
  bufferAheadSec: number;
}

/** Undefined if the browser does not count frames. */
export const frameCounts = (video: Partial<HTMLVideoElement>): VideoPlaybackQuality | undefined =>
  video.getVideoPlaybackQuality?.();

/** The figures from the element: size and frames. */
export function elementStats(
  video: HTMLVideoElement | undefined,
): Pick<PlaybackStats, 'width' | 'height' | 'decodedFrames' | 'droppedFrames'> {
  const quality = video && frameCounts(video);
  return {
    width: video?.videoWidth ?? 0,
    height: video?.videoHeight ?? 0,
    decodedFrames: quality?.totalVideoFrames ?? 0,
    droppedFrames: quality?.droppedVideoFrames ?? 0,
  };
}
