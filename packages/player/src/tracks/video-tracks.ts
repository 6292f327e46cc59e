import { compareQuality, qualityLabel, type QualityLabel } from '@marquee/core';

/** The part of Shaka's video track in use. */
interface VideoTrackLike {
  active: boolean;
  bandwidth: number;
  width: number | null;
  height: number | null;
  hdr: string | null;
}

/** Label of a track; null for one without a resolution. */
export const trackLabel = ({ width, height, hdr }: VideoTrackLike): QualityLabel | null =>
  width && height ? qualityLabel({ width, height, hdr: hdr !== null && hdr !== 'SDR' }) : null;

/** One track per label, the one with the highest bitrate, in the order of the quality menu. */
export function tracksByQuality<Track extends VideoTrackLike>(tracks: readonly Track[]): Map<QualityLabel, Track> {
  const best = new Map<QualityLabel, Track>();
  for (const track of tracks) {
    const label = trackLabel(track);
    if (label && track.bandwidth > (best.get(label)?.bandwidth ?? -1)) best.set(label, track);
  }
  return new Map([...best].sort(([a], [b]) => compareQuality(a, b)));
}
