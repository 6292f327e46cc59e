import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, describe, expect, it } from '@jest/globals';
import { buildTitleIndex } from '../match/title-index';
import { parseProbeOutput } from '../probe/ffprobe';
import { indexFiles } from './index-files';

const FILMS = 3_000;
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const videos = Array.from({ length: FILMS }, (_, at) => ({
  path: `/media/Film ${at} (${1950 + (at % 70)}).mp4`,
  relative: `Film ${at} (${1950 + (at % 70)}).mp4`,
  root: '/media',
  size: 1_000_000 + at,
  mtimeMs: 1_700_000_000_000.5 + at,
  changedMs: 1_700_000_000_000.5 + at,
}));
const walked = { videos, subtitles: new Map(), folders: ['/media'], skipped: [], bytes: 0 };
const options = { secret: 's', nowMs: 1_800_000_000_000, stableAfterMs: 0, maxYear: 2100, stats: new Map() };
const probeOutput = JSON.stringify({
  format: { format_name: 'mp4', duration: '60' },
  streams: [
    { index: 0, codec_type: 'video', codec_name: 'h264', width: 640, height: 360, tags: { language: 'eng' } },
    { index: 1, codec_type: 'audio', codec_name: 'aac', profile: 'LC', tags: { language: 'eng' } },
    { index: 2, codec_type: 'subtitle', codec_name: 'mov_text', tags: { language: 'eng' } },
  ],
});

function library(): unknown {
  const { files } = indexFiles(walked, options);
  const titles = buildTitleIndex(files.map((file) => ({ parsed: file.parsed, file })));
  return { files, titles, probes: files.map(({ path }) => parseProbeOutput(probeOutput, path)) };
}

describe('a library of many films', () => {
  let kept: unknown;
  afterAll(() => (kept = undefined));

  it('takes two kilobytes for each', () => {
    // Excludes memory for compilation and first-time caches.
    library();
    collectGarbage();
    const sizes = Array.from({ length: 3 }, () => {
      kept = undefined;
      collectGarbage();
      const before = process.memoryUsage().heapUsed;
      kept = library();
      collectGarbage();
      return (process.memoryUsage().heapUsed - before) / FILMS;
    });
    // The minimum, because the others may include unrelated allocations.
    expect(Math.min(...sizes)).toBeLessThan(2_300);
    expect(kept).toBeDefined();
  });
});

it('a file that rests is served soon, also after the clock was set back by an hour', () => {
  const copiedMs = 1_800_000_000_000;
  const [film] = videos;
  if (!film) throw new Error('no film');
  const copied = { ...walked, videos: [{ ...film, mtimeMs: copiedMs, changedMs: copiedMs }] };
  const stats = new Map();
  const isServedAt = (nowMs: number) =>
    indexFiles(copied, { ...options, nowMs, stableAfterMs: 5_000, stats }).files.length === 1;
  const setBackMs = copiedMs - 3_600_000;
  expect([copiedMs, setBackMs, setBackMs + 4_999, setBackMs + 5_000].map(isServedAt)).toEqual([
    false,
    false,
    false,
    true,
  ]);
});
