import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DiskCache } from '@marquee/server';
import { memoryBounds } from '../../memory-bounds';
import type { MediaInfo } from '../probe/media-info';
import { planRenditions } from './plan-renditions';
import { fragment, init, word } from '../../testing/fragment-boxes';
import { JobFailedError, JobsBusyError } from './job-errors';
import { SegmentJobs } from './segment-jobs';

const info: MediaInfo = {
  container: 'other',
  durationSec: 100,
  startSec: 0,
  video: { index: 0, codec: 'mpeg4', width: 320, height: 180, isHdr: false, isInterlaced: false },
  audio: [],
  subtitles: [],
  chapters: [],
};

let folder: string;
let jobs: SegmentJobs;
let nowMs = 0;
const disk = { isLow: false, addCache: () => undefined };
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-jobs-'));
  nowMs = 0;
});
afterEach(async () => {
  await jobs.close();
  rmSync(folder, { recursive: true });
});

/** Jobs with a shell script in place of ffmpeg, so that ffmpeg need not be installed. */
async function jobsWith(script: string, maxTranscodes = 1, bounds = memoryBounds.normal): Promise<SegmentJobs> {
  const ffmpeg = join(folder, 'ffmpeg');
  writeFileSync(ffmpeg, `#!/bin/sh\n${script}\n`);
  chmodSync(ffmpeg, 0o755);
  const cache = new DiskCache({
    folder: join(folder, 'cache'),
    maxBytes: 1_000_000,
    maxFallbackBytes: 1_000_000,
    diskSpace: disk,
    now: Date.now,
  });
  return new SegmentJobs({
    ffmpeg,
    cache,
    maxTranscodes,
    bounds,
    now: () => nowMs,
    timeoutMs: 20_000,
  });
}
const [rendition] = planRenditions(info, null).video;
const never = new AbortController().signal;
const ask = (fileKey: string, index: number, signal = never, who = 'ada') => {
  const [viewer = '', address = `${viewer}’s`] = who.split(' at ');
  if (!rendition) throw new Error('expected a rendition');
  return jobs.get(
    { fileKey, rendition, input: { path: '/film', info, toneMapper: undefined, ownTimes: [] }, viewer, address },
    index,
    signal,
  );
};
/** Resolves once so many processes run. */
const running = async (count: number): Promise<void> => {
  while (jobs.running !== count) await new Promise((resolve) => setTimeout(resolve, 5));
};
const settled = (wanted: Promise<unknown>) => wanted.catch((error: unknown) => error);

describe('jobs that make segments', () => {
  it('reject requests when all slots are taken, and leave no process behind', async () => {
    jobs = await jobsWith('exec sleep 60');
    const first = settled(ask('one', 0));
    await running(1);
    expect(await settled(ask('other', 0))).toBeInstanceOf(JobsBusyError);
    await jobs.close();
    expect(jobs.running).toBe(0);
    expect(await first).toBeInstanceOf(JobFailedError);
  });

  it('share one process between requests for the same segments', async () => {
    jobs = await jobsWith('exec sleep 60', 4);
    const waiting = [0, 1, 3].map((index) => settled(ask('one', index)));
    await running(1);
    waiting.push(settled(ask('one', 20)));
    await running(2);
    await jobs.close();
    await Promise.all(waiting);
  });

  it('stop when the client disconnects', async () => {
    jobs = await jobsWith('exec sleep 60');
    const leaving = new AbortController();
    const asked = settled(ask('one', 5, leaving.signal));
    leaving.abort();
    expect(await asked).toBeInstanceOf(JobsBusyError);
    await running(0);
    const next = settled(ask('other', 0));
    await running(1);
    await jobs.close();
    await next;
  });

  it('are not started for a client that has disconnected already', async () => {
    jobs = await jobsWith('exec sleep 60');
    expect(await settled(ask('one', 0, AbortSignal.abort()))).toBeInstanceOf(JobsBusyError);
    expect(jobs.running).toBe(0);
  });

  it('end at once when their only viewer seeks, and not for another viewer [LIBRARY-11]', async () => {
    writeFileSync(join(folder, 'start'), Buffer.concat([init, fragment(0, 0), fragment(2_000, 0)]));
    const starts = join(folder, 'starts');
    jobs = await jobsWith(`echo >> ${starts}; /bin/cat ${folder}/start; exec /bin/sleep 60`);
    await ask('one', 0);
    await running(1);
    expect(await settled(ask('other', 0, never, 'bob'))).toBeInstanceOf(JobsBusyError);
    // Another position of the film, then another film: the slot is free immediately each time.
    const sought = settled(ask('one', 20));
    while (readFileSync(starts).length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    await running(1);
    expect(await settled(ask('other', 0))).toBeInstanceOf(JobsBusyError);
    await jobs.close();
    await sought;
  });

  it('give way to others once their viewer has something to watch [LIBRARY-11]', async () => {
    writeFileSync(join(folder, 'start'), Buffer.concat([init, fragment(0, 0), fragment(2_000, 0)]));
    const script = `echo $$ > ${folder}/pid; while [ ! -e ${folder}/go ]; do /bin/sleep 0.05; done`;
    jobs = await jobsWith(`${script}; /bin/cat ${folder}/start; exec /bin/sleep 60`);
    const first = ask('one', 0);
    const pid = join(folder, 'pid');
    while (!existsSync(pid) || readFileSync(pid).length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    const priority = () => getPriority(Number(readFileSync(pid)));
    expect(priority()).toBe(getPriority());
    writeFileSync(join(folder, 'go'), '');
    await first;
    expect(priority()).toBe(5);
  });

  it('leave slots for others when one viewer requests several films at once [LIBRARY-11]', async () => {
    jobs = await jobsWith('exec sleep 60', 3);
    const waiting = ['one', 'two'].map((film) => settled(ask(film, 0)));
    await running(2);
    expect(await settled(ask('three', 0))).toBeInstanceOf(JobsBusyError);
    // A visitor at the address may be the same client without its cookie.
    const askAs = (film: string, who: string) => settled(ask(film, 0, never, `${who} at ada’s`));
    waiting.push(askAs('two', 'ada’s'), askAs('two', 'eve'));
    expect(await settled(ask('three', 0))).toBeInstanceOf(JobsBusyError);
    expect(await askAs('three', 'ada’s')).toBeInstanceOf(JobsBusyError);
    const elsewhere = ask('three', 0, never, 'ada at another');
    expect(await settled(elsewhere)).toBeInstanceOf(JobsBusyError);
    // Another account of the household has a share of its own.
    waiting.push(askAs('three', 'eve'));
    await running(3);
    await jobs.close();
    await Promise.all(waiting);
  });

  it('of a viewer without a free slot give way to that viewer’s latest request [LIBRARY-11]', async () => {
    writeFileSync(join(folder, 'start'), Buffer.concat([init, fragment(0, 0), fragment(2_000, 0)]));
    jobs = await jobsWith(`/bin/cat ${folder}/start; exec /bin/sleep 60`, 2);
    await ask('one', 0);
    await ask('other', 0);
    await running(1);
    const bob = settled(ask('third', 0, never, 'bob'));
    await running(2);
    // Somebody else at the address has to wait until ada pauses.
    const eve = () => ask('fourth', 0, never, 'eve at ada’s');
    expect(await settled(eve())).toBeInstanceOf(JobsBusyError);
    nowMs += 5_000;
    await eve();
    await jobs.close();
    await bob;
  });

  const longScript = (): string => {
    const starts = [0, ...Array.from({ length: 20 }, (_, at) => 2_000 + 4_000 * at)];
    writeFileSync(join(folder, 'long'), Buffer.concat([init, ...starts.map((start) => fragment(start, 0))]));
    return `/bin/cat ${folder}/long; exec /bin/sleep 60`;
  };

  it('lend their places to other viewers while they wait for their own [LIBRARY-11]', async () => {
    jobs = await jobsWith(longScript());
    await ask('one', 0);
    while ((await settled(ask('other', 0, never, 'bob'))) instanceof JobsBusyError)
      await new Promise((resolve) => setImmediate(resolve));
    expect(jobs.running).toBe(2);
    // The first one goes on when its viewer does.
    await ask('one', 12);
    expect(jobs.running).toBe(2);
    expect(await settled(ask('third', 0, never, 'eve'))).toBeInstanceOf(JobsBusyError);
  });

  it('take a part of a place if they are much faster than real time [LIBRARY-11]', async () => {
    jobs = await jobsWith('exec sleep 60', 2);
    if (rendition) jobs.speed.observe(info.video, rendition, { mediaSec: 100, tookSec: 10 });
    const waiting = ['ada', 'bob', 'eve', 'dan'].map((who) => settled(ask(`film of ${who}`, 0, never, who)));
    await running(4);
    expect(await settled(ask('another', 0, never, 'zoe'))).toBeInstanceOf(JobsBusyError);
    await jobs.close();
    await Promise.all(waiting);
  });

  it.each(['exit 1', 'echo nonsense; exit 0', 'head -c 100000 /dev/zero', 'kill -9 $$'])(
    'fail at once when the program does (%s)',
    async (script) => {
      jobs = await jobsWith(script);
      expect(await settled(ask('one', 0))).toBeInstanceOf(JobFailedError);
      expect(jobs.running).toBe(0);
    },
  );

  it('fail when ffmpeg is missing', async () => {
    jobs = await jobsWith('exit 0');
    rmSync(join(folder, 'ffmpeg'));
    expect(await settled(ask('one', 0))).toBeInstanceOf(JobFailedError);
  });

  it('end the largest run when all together use too much memory, and tell its viewers to retry', async () => {
    writeFileSync(join(folder, 'init'), init);
    writeFileSync(join(folder, 'half'), Buffer.concat([word(90_000), Buffer.from('mdat'), Buffer.alloc(60_000)]));
    const script = `/bin/cat ${folder}/init ${folder}/half; exec /bin/sleep 60`;
    const { normal } = memoryBounds;
    jobs = await jobsWith(script, 4, {
      ...normal,
      segmentBytes: 100_000,
      bytes: { ...normal.bytes, segments: 100_000 },
    });
    const both = [settled(ask('one', 0)), settled(ask('other', 0))];
    expect(await Promise.race(both)).toBeInstanceOf(JobsBusyError);
    await running(1);
    expect(jobs.bytes).toBeLessThanOrEqual(100_000);
    await jobs.close();
    expect(jobs.bytes).toBe(0);
    await Promise.all(both);
  });

  it('stop before an endless segment fills memory', async () => {
    writeFileSync(join(folder, 'init'), init);
    writeFileSync(join(folder, 'fragment'), fragment(0, 0));
    const endless = `/bin/cat ${folder}/init; while :; do /bin/cat ${folder}/fragment; done`;
    jobs = await jobsWith(endless, 1, { ...memoryBounds.normal, segmentBytes: 2_000 });
    expect(await settled(ask('one', 0))).toBeInstanceOf(JobFailedError);
    expect(jobs.running).toBe(0);
  });
});
