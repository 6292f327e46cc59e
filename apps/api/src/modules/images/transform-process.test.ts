import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { imageParamsSchema } from './image-params';
import { TransformProcess } from './transform-process';

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('the process that resizes images', () => {
  let worker: TransformProcess;
  let input: Buffer;
  beforeEach(async () => {
    worker = new TransformProcess();
    input = await sharp({ create: { width: 4_000, height: 4_000, channels: 3, background: '#2040c0' } })
      .png()
      .toBuffer();
  });
  afterEach(() => worker.stop());

  const run = (query: Record<string, string>, deadlineMs = 20_000) =>
    worker.run(
      { input, params: imageParamsSchema.parse({ url: '/x', ...query }), isOwnSvg: false, maxPixels: 5e7 },
      deadlineMs,
    );

  it('is used again, killed at the deadline of a job, and replaced', async () => {
    expect(await run({ w: '20', h: '20' })).toMatchObject({ outcome: 'done' });
    const { pid = 0 } = worker;
    await run({ w: '30', h: '30' });
    expect(worker.pid).toBe(pid);

    const slow = { w: '2048', h: '2048', output: 'avif', rotation: '77', blur: '20' };
    expect(await run(slow, 50)).toMatchObject({ outcome: 'timed_out' });
    while (isRunning(pid)) await nextTurn();
    expect(await run({ w: '20', h: '20' })).toMatchObject({ outcome: 'done' });
  });
});
