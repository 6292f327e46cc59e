import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startProcessorClock } from '@marquee/tooling/processor-clock';
import { indexFiles } from './index-files';
import { walk } from './walk';

const MB = 1024 * 1024;
const options = { secret: 's', nowMs: Date.now(), stableAfterMs: 0, maxYear: 2100, stats: new Map() };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-walk-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const fill = (count: number, name: (at: number) => string): void => {
  for (let at = 0; at < count; at += 1) writeFileSync(join(folder, name(at)), '.');
};

describe('a folder that exceeds the limits of the library', () => {
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
    const index = indexFiles(walked, options);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(100 * MB);
    expect(index.files).toHaveLength(2);
    // 0.6 s when measured.
    expect(spentMs()).toBeLessThan(5_000);
  });
});
