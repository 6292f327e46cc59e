import { stat } from 'node:fs/promises';
import { withFile, type ReadAt } from './file-reader';
import { matroskaEnd } from './matroska';
import type { MediaInfo } from './media-info';
import { mp4End } from './mp4-boxes';

/** FLV ends with the size of its last tag, which also begins with a size. */
async function isWholeFlv(read: ReadAt, size: number): Promise<boolean> {
  const last = await read(size - 4, 4);
  const length = last.length === 4 ? last.readUInt32BE(0) : 0;
  const tag = await read(size - 4 - length, 4);
  return length > 11 && tag.length === 4 && tag.readUIntBE(1, 3) + 11 === length;
}

/**
 * Whether a file ends earlier than it states, e.g. after an interrupted copy. Its stated duration is then wrong too.
 */
export async function isCutOff(path: string): Promise<boolean> {
  try {
    return await withFile(path, async (read, size) => {
      if ((await read(0, 3)).toString('latin1') === 'FLV') return !(await isWholeFlv(read, size));
      return ((await matroskaEnd(read)) ?? (await mp4End(read, size))) > size;
    });
  } catch {
    return false;
  }
}

/** Bytes per second that a film has at least; those of a short clip may be fewer. */
const leastRates = { film: 4_000, clip: 500 };
const clipSec = 300;

/** Whether a file is so small that its stated duration is doubtful; such a file is quickly read to its last frame. */
export async function isTooSmall(path: string, durationSec: number): Promise<boolean> {
  const { size } = await stat(path).catch(() => ({ size: Infinity }));
  return size < durationSec * (durationSec > clipSec ? leastRates.film : leastRates.clip);
}

/** The probe result of a truncated file, with its actual duration. */
export function cutOffAt(info: MediaInfo, lastSec: number): MediaInfo {
  const lengthSec = lastSec - info.startSec + 1 / (info.video.frameRate ?? 25);
  const durationSec = Math.min(info.durationSec, Math.max(lengthSec, 0.1));
  const chapters = info.chapters
    .filter(({ startSec }) => startSec < durationSec)
    .map((chapter) => ({ ...chapter, endSec: Math.min(chapter.endSec, durationSec) }));
  return { ...info, isCutOff: true, durationSec, chapters };
}
