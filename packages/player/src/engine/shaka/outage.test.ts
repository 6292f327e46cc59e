import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sampleFileResult } from '../../testing/sample-streams';
import { NETWORK, playing, setUp } from './engine-test-kit';

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
