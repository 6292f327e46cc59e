import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { StreamProblem } from '../../diagnosis/stream-problem';
import { sampleHlsResult } from '../../testing/sample-streams';
import { playing, setUp } from './engine-test-kit';
import type { Diagnose } from './watch-stream';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const refused: StreamProblem = { kind: 'refused', host: 'HOST', status: 403 };

async function opening(problem: StreamProblem | null) {
  const kit = await setUp({ explain: () => Promise.resolve(problem) });
  void kit.engine.load(sampleHlsResult.stream);
  await jest.advanceTimersByTimeAsync(0);
  return kit;
}

describe('a stream that does not begin', () => {
  it('ends with an error within 15 s when its server refuses it [PLAYER-48]', async () => {
    const { engine } = await opening(refused);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(engine.getState().status).not.toBe('failed');
    await jest.advanceTimersByTimeAsync(8_000);
    // Not a network problem: nothing is retried automatically, and no message mentions the connection.
    expect(engine.getState()).toMatchObject({ status: 'failed', error: { code: 'stream', problem: refused } });
    await engine.destroy();
  });

  it('ends with a network error when its server is unreachable', async () => {
    const { engine } = await opening({ kind: 'unreachable', host: 'HOST' });
    await jest.advanceTimersByTimeAsync(15_000);
    expect(engine.getState()).toMatchObject({ status: 'failed', error: { code: 'network' } });
    await engine.destroy();
  });

  it.each<StreamProblem | null>([
    { kind: 'busy', host: 'HOST', status: 503, ofKey: true },
    { kind: 'late', host: 'HOST' },
    null,
  ])('is waited for while its server is slow or busy (%j)', async (problem) => {
    const { engine } = await opening(problem);
    await jest.advanceTimersByTimeAsync(40_000);
    expect(engine.getState().status).not.toBe('failed');
    expect(engine.getState().slowness).toEqual(problem);
    await engine.destroy();
  });

  it('is left alone once it shows video', async () => {
    const { engine } = await playing({ explain: () => Promise.resolve(refused) });
    await jest.advanceTimersByTimeAsync(40_000);
    expect(engine.getState().status).toBe('ready');
    await engine.destroy();
  });
});

describe('a stream that stalls', () => {
  it('ends with an error when its server refuses what comes next, and is diagnosed at that position [PLAYER-48]', async () => {
    const askedAt: unknown[] = [];
    const explain: Diagnose = (...asked) => {
      askedAt.push(asked[2]);
      return Promise.resolve(refused);
    };
    const { engine, video } = await playing({ explain });
    video.fire('timeupdate', { currentTime: 4 });
    video.fire('waiting', { readyState: 2 });
    await jest.advanceTimersByTimeAsync(9_000);
    expect(askedAt).toEqual([4]);
    expect(engine.getState()).toMatchObject({ status: 'failed', error: { code: 'stream', problem: refused } });
    await engine.destroy();
  });

  it('is waited for if the connection is lost, or if it continues in time', async () => {
    const { engine, video } = await playing({ explain: () => Promise.resolve({ kind: 'unreachable', host: 'HOST' }) });
    video.fire('waiting', { readyState: 2 });
    await jest.advanceTimersByTimeAsync(9_000);
    expect(engine.getState()).toMatchObject({ status: 'ready', slowness: { kind: 'unreachable' } });
    video.fire('timeupdate', { readyState: 4, currentTime: 1 });
    expect(engine.getState().slowness).toBeNull();
    await engine.destroy();
  });
});

describe('audio without video', () => {
  it('is a failure within two seconds, as with HEVC that the browser cannot decode [PLAYER-48]', async () => {
    const { engine, video } = await playing();
    for (const currentTime of [0, 0.25, 0.5, 0.75]) video.fire('timeupdate', { currentTime, videoWidth: 0 });
    expect(engine.getState().status).toBe('ready');
    video.fire('timeupdate', { currentTime: 1.1 });
    expect(engine.getState()).toMatchObject({
      status: 'failed',
      error: { code: 'unsupported', problem: { kind: 'noPicture' } },
    });
    await engine.destroy();
  });

  it('is also a failure if a size is known but no frame is ever decoded, unless nobody is watching [PLAYER-48]', async () => {
    const { engine, video } = await playing();
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    Object.assign(video.element, { getVideoPlaybackQuality: () => ({ totalVideoFrames: 0, droppedVideoFrames: 0 }) });
    for (const currentTime of [0, 1, 2]) video.fire('timeupdate', { currentTime, videoWidth: 1920 });
    expect(engine.getState().status).toBe('ready');
    visibility.mockReturnValue('visible');
    for (const currentTime of [2.25, 3.3]) video.fire('timeupdate', { currentTime });
    expect(engine.getState()).toMatchObject({ status: 'failed', error: { code: 'unsupported' } });
    visibility.mockRestore();
    await engine.destroy();
  });

  it('is no failure while paused, or with video', async () => {
    const { engine, video } = await playing();
    for (const currentTime of [0, 1, 2]) video.fire('timeupdate', { currentTime });
    video.fire('timeupdate', { currentTime: 3, videoWidth: 0, paused: true });
    video.fire('timeupdate', { currentTime: 9 });
    expect(engine.getState().status).toBe('ready');
    await engine.destroy();
  });
});
