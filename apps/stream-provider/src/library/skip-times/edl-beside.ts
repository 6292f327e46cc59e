import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { extname } from 'node:path';
import { parseEdl } from '@marquee/core';
import type { Segment } from '@marquee/core/contracts';
import type { MediaInfo } from '../probe/media-info';

const maxBytes = 64 * 1024;

/** The skippable ranges in `film.edl` beside `film.mkv`. Empty if there is none; links are not followed. */
export async function readEdlBeside(path: string, { durationSec, video }: MediaInfo): Promise<Segment[]> {
  const beside = `${path.slice(0, path.length - extname(path).length)}.edl`;
  try {
    const file = await open(beside, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    try {
      const stats = await file.stat();
      if (!stats.isFile() || stats.size > maxBytes) return [];
      const edits = parseEdl(await file.readFile('utf8'), { frameRate: video.frameRate });
      return edits.filter(({ startSec }) => startSec < durationSec);
    } finally {
      await file.close();
    }
  } catch {
    return [];
  }
}
