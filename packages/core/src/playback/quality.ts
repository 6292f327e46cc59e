import type { FileQualityName } from '../contracts/stream-provider';

/** Order of the quality menu (PLAYER-15). */
export const qualityOrder = ['360p', '480p', '720p', '1080p', '1080p HDR', '4K', '4K HDR', 'Original', 'Auto'] as const;
export type QualityLabel = (typeof qualityOrder)[number];

const fileLabels: Record<FileQualityName, QualityLabel> = {
  '360': '360p',
  '480': '480p',
  '720': '720p',
  '1080': '1080p',
  '1080hdr': '1080p HDR',
  '4k': '4K',
  '4khdr': '4K HDR',
  original: 'Original',
};

export const fileQualityLabel = (name: FileQualityName): QualityLabel => fileLabels[name];

/** Label of a video track. It depends on the smaller dimension, so that wide films keep their class. */
export function qualityLabel(track: { width: number; height: number; hdr?: boolean }): QualityLabel {
  const { hdr = false } = track;
  // A 2.39:1 film with a width of 1920 has 800 lines and is still called 1080p.
  const lines = Math.max(track.height, Math.round((track.width * 9) / 16));
  if (lines >= 1800) return hdr ? '4K HDR' : '4K';
  if (lines >= 960) return hdr ? '1080p HDR' : '1080p';
  if (lines >= 640) return '720p';
  return lines >= 440 ? '480p' : '360p';
}

export const compareQuality = (a: QualityLabel, b: QualityLabel): number =>
  qualityOrder.indexOf(a) - qualityOrder.indexOf(b);

/** Best useful quality for a device, by the larger dimension of its screen in pixels (PLAYER-16). */
export function deviceQuality(largerDimension: number): QualityLabel {
  if (largerDimension >= 2160) return '4K';
  if (largerDimension >= 1080) return '1080p';
  if (largerDimension >= 720) return '720p';
  return largerDimension >= 480 ? '480p' : '360p';
}

/** The best of `available` that does not exceed `cap`, else the lowest; undefined for an empty list. */
export function bestUnderCap(available: readonly QualityLabel[], cap: QualityLabel): QualityLabel | undefined {
  const sorted = available.filter((label) => label !== 'Auto').sort(compareQuality);
  return sorted.filter((label) => compareQuality(label, cap) <= 0).at(-1) ?? sorted[0];
}
