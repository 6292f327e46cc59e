import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sampleFileResult } from '../../testing/sample-streams';
import { NETWORK, playing, setUp } from './engine-test-kit';
import type { FakeShakaPlayer } from '../../testing/fake-shaka';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A browser's error for a file: 2 for an interrupted download, 4 for a file that could not be opened. */
const fileError = (code: 2 | 4) => ({ code: 3016, category: 3, severity: 2, data: [code] });
const refuse = (error: object) => () => Promise.reject(error); // oxlint-disable-line typescript/prefer-promise-reject-errors -- as Shaka does

/** Plays a film in files from a position; `reachable` is whether its server responds. */
async function playingFile(atSec: number, reachable: () => boolean) {
  const kit = await setUp({ isReachable: () => Promise.resolve(reachable()) });
  const errors: string[] = [];
  kit.engine.on('error', ({ code }) => errors.push(code));
  await kit.engine.load(sampleFileResult.stream);
  kit.video.fire('loadeddata', { readyState: 4, duration: 100 });
  await kit.engine.play();
  kit.video.fire('timeupdate', { currentTime: atSec });
  return { ...kit, errors };
}

describe('a file whose server cannot be reached', () => {
  it('fails with a network error, although the browser reports its format [PLAYER-20]', async () => {
    const { engine, player } = await playingFile(20, () => false);
    player().onLoad = refuse(fileError(4));
    await expect(engine.reload()).resolves.toBe('failed');
    expect(engine.getState().error?.code).toBe('network');
  });

  it('fails with a network error while it plays, and resumes at its position [PLAYER-42]', async () => {
    let isReachable = false;
    const { engine, player, errors } = await playingFile(20, () => isReachable);
    player().raise(3016, 3, 2, [4]);
    await jest.advanceTimersByTimeAsync(0);
    expect(errors).toEqual(['network']);
    isReachable = true;
    await engine.reload();
    expect(player().loads.at(-1)).toMatchObject({ startSec: 20 });
    expect(engine.getState()).toMatchObject({ status: 'ready', paused: false, error: null });
  });

  it('plays again when it comes back, although the browser paused at the failure', async () => {
    const { engine, player, video } = await playingFile(20, () => false);
    player().raise(3016, 3, 2, [4]);
    video.fire('pause', { paused: true });
    await jest.advanceTimersByTimeAsync(0);
    expect(engine.getState().status).toBe('failed');
    await engine.reload();
    expect(engine.getState()).toMatchObject({ status: 'ready', paused: false });
  });

  it('is distinguished from one that the browser cannot play', async () => {
    const { engine, player } = await playingFile(20, () => true);
    player().onLoad = refuse(fileError(4));
    await engine.reload();
    expect(engine.getState().error?.code).toBe('media');
  });
});

describe('after an outage', () => {
  async function failed() {
    const kit = await playing();
    kit.video.fire('timeupdate', { currentTime: 20 });
    return kit;
  }
  const giveUp = async ({ player }: Awaited<ReturnType<typeof failed>>) => {
    for (let times = 0; times < 4; times += 1) {
      player.raise(...NETWORK);
      await jest.advanceTimersByTimeAsync(4000);
    }
  };
  it('the position is kept, whatever the element reports once it is empty [PLAYER-42]', async () => {
    const kit = await failed();
    await giveUp(kit);
    kit.video.fire('timeupdate', { currentTime: 0 });
    await kit.engine.reload();
    expect(kit.player.loads.at(-1)).toMatchObject({ startSec: 20 });
  });

  it('a film that could not even start plays by itself', async () => {
    const { engine, players } = await setUp();
    void engine.load(sampleFileResult.stream);
    await jest.advanceTimersByTimeAsync(0);
    const [player] = players;
    if (!player) throw new Error('no player was made');
    player.onLoad = refuse({ code: 1002, category: 1, severity: 2, data: [] });
    await engine.load(sampleFileResult.stream);
    player.onLoad = () => Promise.resolve();
    await engine.reload();
    expect(engine.getState()).toMatchObject({ status: 'ready', paused: false });
  });
});

const busy = '{"error":"The library is busy. Try again in a moment.","code":"busy"}';
/** Imitates Shaka's event for a request that failed with an HTTP error. */
const refuseSegment = (player: FakeShakaPlayer, status = 503, text: string | null = busy) =>
  player.dispatchEvent(Object.assign(new Event('downloadfailed'), { error: { data: ['/0.m4s', status, text, {}] } }));

async function refused(times: number, ...answer: [status?: number, text?: string | null]) {
  const kit = await playing();
  for (let time = 0; time < times; time += 1) refuseSegment(kit.player, ...answer);
  return kit;
}
/** Imitates Shaka giving up a segment after each round of retries. */
async function giveUp(player: FakeShakaPlayer, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    refuseSegment(player);
    player.raise(...NETWORK);
    await jest.advanceTimersByTimeAsync(10_000);
  }
}

describe('a server without a free slot', () => {
  it('is reported as busy when it refuses twice, and no longer after a while without a refusal [PLAYER-49]', async () => {
    const { engine, player } = await refused(1);
    expect(engine.getState().isServerBusy).toBe(false);
    refuseSegment(player);
    expect(engine.getState().isServerBusy).toBe(true);
    await jest.advanceTimersByTimeAsync(14_000);
    refuseSegment(player);
    await jest.advanceTimersByTimeAsync(14_000);
    expect(engine.getState().isServerBusy).toBe(true);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(engine.getState().isServerBusy).toBe(false);
    await engine.destroy();
  });

  it('is retried for as long as it takes [PLAYER-49]', async () => {
    const { engine, player, errors } = await refused(2);
    await giveUp(player, 20);
    expect(errors).toEqual([]);
    expect(player.retries).toBe(20);
    expect(engine.getState().status).toBe('ready');
    await engine.destroy();
  });

  it.each<[number, string | null]>([
    [503, null],
    [503, '<h1>Service Unavailable</h1>'],
    [503, '{"code":"internal"}'],
    [500, busy],
  ])('is not one that is broken (%i, %s)', async (status, text) => {
    const { engine } = await refused(3, status, text);
    expect(engine.getState().isServerBusy).toBe(false);
    await engine.destroy();
  });
});
