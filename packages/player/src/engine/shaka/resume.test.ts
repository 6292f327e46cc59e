import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sampleHlsResult } from '../../testing/sample-streams';
import { setUp } from './engine-test-kit';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Opens a stream of 100 s at a position; the browser clamps it to the end. */
async function openAt(startAtSec: number, options: { isResume?: boolean; durationSec?: number } = {}) {
  const kit = await setUp();
  const said = jest.fn();
  const ended = jest.fn();
  kit.engine.on('startedOver', said);
  kit.engine.on('ended', ended);
  const { isResume = true, durationSec = 100 } = options;
  const load = kit.engine.load(sampleHlsResult.stream, { startAtSec, isResume });
  const currentTime = Math.min(startAtSec, durationSec);
  kit.video.fire('durationchange', { duration: durationSec, currentTime });
  return { ...kit, load, said, ended };
}

describe('a saved position that this version of the film does not have', () => {
  it.each([95.1, 100, 5000])('at %d s of 100 starts at the beginning and says so [HISTORY-06]', async (startAtSec) => {
    const { engine, video, load, said } = await openAt(startAtSec);
    await expect(load).resolves.toBe('ready');
    expect(video.element.currentTime).toBe(0);
    expect(engine.getState().positionSec).toBe(0);
    expect(said).toHaveBeenCalledTimes(1);
  });

  it('is noticed when the length is known only later', async () => {
    const { engine, video, load, said } = await openAt(5000, { durationSec: Number.NaN });
    await load;
    expect(said).not.toHaveBeenCalled();
    video.fire('durationchange', { duration: 100, currentTime: 100 });
    expect(engine.getState().positionSec).toBe(0);
    expect(said).toHaveBeenCalledTimes(1);
  });

  it('is known before any of the film is fetched, where a playlist tells its length', async () => {
    const { engine, players } = await setUp();
    await engine.load(sampleHlsResult.stream);
    const [player] = players;
    if (!player) throw new Error('no player was made');
    player.durationSec = 100;
    await engine.load(sampleHlsResult.stream, { startAtSec: 5000, isResume: true });
    expect(player.startTimes).toEqual([0]);
    await engine.load(sampleHlsResult.stream, { startAtSec: 50, isResume: true });
    expect(player.startTimes).toEqual([0]);
  });

  it('never ends the film by the jump to it', async () => {
    const { engine, video, load, ended } = await openAt(5000);
    video.fire('ended', { ended: true });
    await load;
    video.fire('ended', { ended: false });
    expect(ended).not.toHaveBeenCalled();
    expect(engine.getState().ended).toBe(false);
  });
});

describe('a position within the film', () => {
  it('is resumed up to 95 % of it', async () => {
    const { engine, load, said } = await openAt(95);
    await load;
    expect(engine.getState().positionSec).toBe(95);
    expect(said).not.toHaveBeenCalled();
  });

  it('in the credits stays when the source changes', async () => {
    const { engine, load, said } = await openAt(97, { isResume: false });
    await load;
    expect(engine.getState().positionSec).toBe(97);
    expect(said).not.toHaveBeenCalled();
  });

  it('in the credits stays when the stream is loaded again', async () => {
    const { engine, video, load, player } = await openAt(50);
    await load;
    video.fire('timeupdate', { currentTime: 97 });
    await engine.reload();
    expect(player().loads.at(-1)?.startSec).toBe(97);
    expect(engine.getState().positionSec).toBe(97);
  });
});

describe('a stream that turns out to hold nothing', () => {
  it('fails, so that the next source is tried, when it ends with a length of 0', async () => {
    const { engine, video, load } = await openAt(0);
    await load;
    const errors: string[] = [];
    engine.on('error', ({ code }) => errors.push(code));
    video.fire('durationchange', { duration: 0 });
    expect(errors).toEqual(['stream']);
    expect(engine.getState()).toMatchObject({ status: 'failed', error: { code: 'stream' } });
  });

  it('fails when its length is 0 from the start', async () => {
    const { load } = await openAt(0, { durationSec: 0 });
    await expect(load).resolves.toBe('failed');
  });
});
