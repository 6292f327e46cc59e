import { afterEach, describe, expect, it } from '@jest/globals';
import { createPlayerError } from '../engine/errors/error-texts';
import type { FakeEngine } from '../testing/fake-engine';
import { noIntro, open, set } from './player-test-kit';

const playlist = 'https://p.example/master.m3u8';
const file = {
  type: 'file' as const,
  qualities: { 1080: { type: 'mp4', url: 'https://p.example/file.mp4' } },
  captions: [],
  playlist,
};
const sources = [{ ...noIntro, stream: file }];

describe('a file that is also offered as HLS', () => {
  afterEach(() => void Reflect.deleteProperty(navigator, 'connection'));

  const loads = (engine: FakeEngine) => engine.loaded.map(({ stream }) => stream);
  const stop = (engine: FakeEngine): void => {
    set(engine, { status: 'ready', firstFrame: true, buffering: true, positionSec: 42 });
    set(engine, { buffering: false });
  };

  it('is replaced by the playlist when it stalls for the second time, and continues at that position [LIBRARY-32]', async () => {
    const { engine } = await open({ sources });
    stop(engine);
    expect(loads(engine)).toEqual([file]);
    stop(engine);
    expect(loads(engine)).toEqual([file, { type: 'hls', playlist, usesMediaTime: true, captions: [] }]);
    expect(engine.loaded.at(-1)?.options).toMatchObject({ startAtSec: 42 });
    stop(engine);
    expect(loads(engine)).toHaveLength(2);
  });

  it('is replaced by the playlist, which the server encodes, if the browser cannot decode it, at the same position', async () => {
    const { engine } = await open({ sources: [...sources, { ...noIntro, key: 'demo:other' }] });
    set(engine, { positionSec: 42 });
    set(engine, { status: 'failed', error: createPlayerError('media'), paused: true });
    expect(loads(engine)).toEqual([file, { type: 'hls', playlist, usesMediaTime: true, captions: [] }]);
    expect(engine.loaded.at(-1)?.options).toMatchObject({ startAtSec: 42 });
    set(engine, { status: 'failed', error: createPlayerError('media'), paused: true });
    expect(loads(engine).at(-1)).toBe(noIntro.stream);
  });

  it('is not replaced because of seeks or of its start', async () => {
    const { engine } = await open({ sources });
    for (const state of [{ seeking: true }, { firstFrame: false }]) {
      for (let times = 0; times < 3; times += 1) {
        set(engine, { status: 'ready', firstFrame: true, seeking: false, ...state, buffering: true });
        set(engine, { buffering: false });
      }
    }
    expect(loads(engine)).toEqual([file]);
  });

  it('begins with the playlist on a connection that is known to be slow', async () => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' }, configurable: true });
    const { engine } = await open({ sources });
    expect(loads(engine)).toMatchObject([{ type: 'hls', playlist }]);
  });
});
