import { expect, it } from '@jest/globals';
import type { CacheEntry, DiskCache } from '@marquee/server';
import type { MediaInfo, SubtitleTrack } from '../probe/media-info';
import type { LibraryFile } from '../scan/library-file';
import type { Version } from '../version';
import { joinedSubtitle } from './joined-subtitles';
import type { SubtitleSource } from './subtitle-source';

const info: MediaInfo = {
  container: 'other',
  durationSec: 100,
  startSec: 0,
  video: { index: 0, codec: 'h264', width: 64, height: 36, isHdr: false, isInterlaced: false },
  audio: [],
  subtitles: [],
  chapters: [],
};
const whole: Version = { info, file: { key: 'film' } as LibraryFile };
const source: SubtitleSource = { kind: 'track', track: { index: 2, codec: 'subrip' } as SubtitleTrack };

it('a part that was evicted before it was read leaves no hole in the joined subtitle', async () => {
  const kept: string[] = [];
  const cache = {
    get: async () => undefined,
    read: async () => undefined,
    put: async (name: string, bytes: Buffer) => {
      kept.push(name);
      return { name, bytes };
    },
  } as unknown as DiskCache;
  const evicted: CacheEntry = { name: 'part', path: '/cache/part', stretch: { from: 32 } };
  const read = async () => evicted;
  const joined = joinedSubtitle(whole, source, { cache, form: 'vtt', read });
  await expect(joined).rejects.toThrow('evicted');
  expect(kept).toEqual([]);
});
