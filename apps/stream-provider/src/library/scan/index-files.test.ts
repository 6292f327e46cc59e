import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, describe, expect, it, afterEach, beforeEach, jest } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcessorClock } from '@marquee/tooling/processor-clock';
import { buildTitleIndex } from '../match/title-index';
import { parseProbeOutput } from '../probe/ffprobe';
import { indexFiles } from './index-files';
import { debounce } from './debounce';
import { walk } from './walk';

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

it('a file that no longer changes is served soon, even after the clock was set back by an hour', () => {
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

describe('a scan after a change', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('waits for a quiet moment, but at most five seconds while files are written continuously', () => {
    const scan = jest.fn();
    const changes = debounce(scan, { quietMs: 1_000, atMostMs: 5_000 });
    changes.call();
    jest.advanceTimersByTime(999);
    expect(scan).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(scan).toHaveBeenCalledTimes(1);
    for (let ms = 0; ms < 12_000; ms += 500) {
      changes.call();
      jest.advanceTimersByTime(500);
    }
    expect(scan).toHaveBeenCalledTimes(3);
    changes.cancel();
    jest.advanceTimersByTime(10_000);
    expect(scan).toHaveBeenCalledTimes(3);
  });
});

const MB = 1024 * 1024;

describe('a folder that exceeds the limits of the library', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'marquee-walk-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const fill = (count: number, name: (at: number) => string): void => {
    for (let at = 0; at < count; at += 1) writeFileSync(join(folder, name(at)), '.');
  };

  it('is read until the names would take more memory than is allowed, and says so once', async () => {
    fill(3_000, (at) => `${'x'.repeat(200)} ${at} (1999).mp4`);
    for (let at = 0; at < 100; at += 1) mkdirSync(join(folder, `empty ${at}`));
    const whole = await walk([folder], 100 * MB);
    expect(whole).toMatchObject({ videos: { length: 3_000 }, folders: { length: 101 }, skipped: [] });
    const walked = await walk([folder], 1 * MB);
    expect(walked.bytes).toBeLessThanOrEqual(1 * MB);
    expect(walked.videos.length).toBeLessThan(400);
    expect(walked.skipped.map(({ reason }) => reason)).toEqual(['too_many']);
  });

  it('of subtitles whose names are nothing but dots takes neither time nor memory', async () => {
    fill(10_000, (at) => `${at}.${'a.'.repeat(110)}srt`);
    fill(1, () => 'Film (1999).mp4');
    fill(1, () => 'Film (1999).avi');
    const spentMs = startProcessorClock();
    const walked = await walk([folder], 160 * MB);
    const before = process.memoryUsage().heapUsed;
    const index = indexFiles(walked, { ...options, nowMs: Date.now(), stats: new Map() });
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(100 * MB);
    expect(index.files).toHaveLength(2);
    // 0.6 s when measured.
    expect(spentMs()).toBeLessThan(5_000);
  });
});
