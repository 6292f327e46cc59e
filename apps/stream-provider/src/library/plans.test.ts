import { describe, expect, it } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { noFfmpeg } from '../testing/library-app';
import { BoundedQueue, QueueFullError } from './bounded-queue';
import { planRenditions } from './hls/plan-renditions';
import { Plans } from './plans';
import type { MediaInfo } from './probe/media-info';
import type { Version } from './version';

const twoDays: MediaInfo = {
  container: 'other',
  durationSec: 172_800,
  startSec: 0,
  video: { index: 0, codec: 'mpeg4', width: 1920, height: 1080, isHdr: false, isInterlaced: false },
  audio: Array.from({ length: 16 }, (_, at) => ({ index: at + 1, codec: 'ac3', isDefault: false })),
  subtitles: [],
  chapters: [],
};
const version = (key: string, info = twoDays) => ({ file: { key, path: '/film' }, info }) as Version;
const indexes = new BoundedQueue({ concurrency: 1, maxWaiting: 0, maxWaitMs: 0 });
const plansOf = (maxBytes: number) => new Plans({ tools: noFfmpeg, indexes, indexBytes: 1_000, maxBytes });

describe('the cache of playback plans', () => {
  it('stays within its limit, however long and many the files are', async () => {
    const plans = plansOf(4_000_000);
    const first = await plans.get(version('0'));
    expect(await plans.get(version('0'))).toBe(first);
    for (let at = 1; at < 100; at += 1) await plans.get(version(String(at)));
    expect(plans.bytes).toBeLessThanOrEqual(4_000_000);
    expect(await plans.get(version('0'))).not.toBe(first);
  });

  it('shares segment boundaries between audio tracks', () => {
    const { audio } = planRenditions(twoDays, null);
    expect(new Set(audio.map(({ segmentStarts }) => segmentStarts)).size).toBe(1);
  });

  it('does not cache failures', async () => {
    const plans = plansOf(1_000_000);
    const film = version('a', { ...twoDays, video: { ...twoDays.video, codec: 'h264' } });
    let end = (): void => undefined;
    const busy = indexes.run(() => new Promise<void>((resolve) => (end = resolve)));
    await expect(plans.get(film)).rejects.toThrow('Too many');
    end();
    await busy;
    expect((await plans.get(film)).video.length).toBeGreaterThan(0);
  });
});

const forever = () => new Promise<never>(() => undefined);
const settled = (work: Promise<unknown>) => work.catch((error: unknown) => error);

describe('a bounded queue', () => {
  it('runs a few at once and the others in their order', async () => {
    const queue = new BoundedQueue({ concurrency: 2, maxWaiting: 10, maxWaitMs: 60_000 });
    const order: number[] = [];
    let most = 0;
    const work = async (at: number): Promise<void> => {
      most = Math.max(most, queue.running);
      await nextTurn();
      order.push(at);
    };
    await Promise.all([0, 1, 2, 3, 4, 5].map((at) => queue.run(() => work(at))));
    expect(order).toEqual([0, 1, 2, 3, 4, 5]);
    expect([most, queue.running]).toEqual([2, 0]);
  });

  it('refuses new tasks at once when it is full, and waiting ones after a time limit', async () => {
    const queue = new BoundedQueue({ concurrency: 1, maxWaiting: 1, maxWaitMs: 50 });
    void queue.run(forever);
    const waiting = settled(queue.run(forever));
    expect(await settled(queue.run(forever))).toBeInstanceOf(QueueFullError);
    expect(await waiting).toBeInstanceOf(QueueFullError);
  });

  it('lets viewers go before previews, and both before scans, which are never refused', async () => {
    const queue = new BoundedQueue({ concurrency: 1, maxWaiting: 2, maxWaitMs: 10_000 });
    let end = (): void => undefined;
    const busy = queue.run(() => new Promise<void>((resolve) => (end = resolve)));
    const order: string[] = [];
    const kinds = ['scan', 'scan', 'preview', 'viewer'] as const;
    const all = kinds.map((kind) => queue.run(async () => void order.push(kind), { for: kind }));
    expect(await settled(queue.run(forever))).toBeInstanceOf(QueueFullError);
    end();
    await Promise.all([busy, ...all]);
    expect(order).toEqual(['viewer', 'preview', 'scan', 'scan']);
  });

  it('goes on after a failure', async () => {
    const queue = new BoundedQueue({ concurrency: 1, maxWaiting: 1, maxWaitMs: 60_000 });
    const failed = settled(queue.run(() => Promise.reject(new Error('no'))));
    expect(await queue.run(() => Promise.resolve('yes'))).toBe('yes');
    expect(await failed).toEqual(new Error('no'));
  });
});
