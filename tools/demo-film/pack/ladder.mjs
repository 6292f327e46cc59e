/**
 * The renditions of the HLS ladder. `bandwidth` is the value in the master playlist, in bits per second: that of an
 * ordinary film. With this film's real bit rates, a tenth of that, every player would start at 2160p.
 */
export const rungs = [
  { height: 360, crf: 33, bandwidth: 800_000 },
  { height: 720, crf: 36, bandwidth: 2_800_000 },
  { height: 1080, crf: 37, bandwidth: 5_000_000 },
  { height: 2160, crf: 41, bandwidth: 16_000_000 },
];

/** The low-bitrate files of the source `glint`: one MP4 per quality, with English audio. */
export const files = [
  { height: 360, crf: 38 },
  { height: 480, crf: 40 },
  { height: 720, crf: 42 },
];

export const audioBitRate = 40_000;
export const fileAudioBitRate = 24_000;

/** `code` is ISO 639-2, for MP4 tracks; `tag` is for playlists. */
export const languages = [
  { tag: 'en', code: 'eng', name: 'English' },
  { tag: 'es', code: 'spa', name: 'Español' },
];

export const firstSegmentSec = 2;
export const segmentSec = 4;

/** Thumbnails: one 160 by 90 tile for every two seconds on one sheet. */
export const thumbnails = { width: 160, height: 90, everySec: 2, columns: 5, rows: 8 };
