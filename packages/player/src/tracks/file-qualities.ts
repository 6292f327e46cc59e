import { bestUnderCap, compareQuality, fileQualityLabel, keysOf, type QualityLabel } from '@marquee/core';
import type { Stream } from '@marquee/core/contracts';

export type FileStream = Extract<Stream, { type: 'file' }>;

export interface FileQuality {
  label: QualityLabel;
  url: string;
  mimeType: string;
}

/**
 * Common codecs are included because Shaka queries the browser about the type, and Chromium logs a warning for one
 * without codecs. The element detects the file's actual type, whatever is stated here.
 */
const mp4 = 'video/mp4; codecs="avc1.42E01E,mp4a.40.2"';
const webm = 'video/webm; codecs="vp9,opus"';
const mimeTypes: Record<string, string> = {
  mp4,
  m4v: mp4,
  mov: mp4,
  quicktime: mp4,
  webm,
  mkv: webm,
  'x-matroska': webm,
};

/**
 * Sources state `mp4`, `.mp4` or `video/mp4`; unknown types are treated as MP4, since browsers detect the actual type.
 */
export const fileMimeType = (type: string): string =>
  type.includes('codecs') ? type : (mimeTypes[type.toLowerCase().replace(/^(video\/|\.)/, '')] ?? mp4);

/** The files of a stream in the order of the quality menu. */
export const fileQualities = (stream: FileStream): FileQuality[] =>
  keysOf(stream.qualities)
    .flatMap((name) => {
      const file = stream.qualities[name];
      return file ? [{ label: fileQualityLabel(name), url: file.url, mimeType: fileMimeType(file.type) }] : [];
    })
    .sort((a, b) => compareQuality(a.label, b.label));

/** The file to start with: the requested one, otherwise the best under the cap. */
export function startingFile(
  files: readonly FileQuality[],
  choice: { quality?: QualityLabel | undefined; cap: QualityLabel },
): FileQuality | undefined {
  const asked = files.find((file) => file.label === choice.quality);
  if (asked) return asked;
  const label = bestUnderCap(
    files.map((file) => file.label),
    choice.cap,
  );
  return files.find((file) => file.label === label);
}
