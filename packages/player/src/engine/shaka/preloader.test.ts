import { describe, expect, it } from '@jest/globals';
import { createFakeShaka } from '../../testing/fake-shaka';
import { createFakeVideo } from '../../testing/fake-video';
import { sampleFileResult, sampleHlsResult } from '../../testing/sample-streams';
import { createShakaEngine } from './shaka-engine';

const { stream } = sampleHlsResult;

function setUp() {
  const shaka = createFakeShaka();
  const engine = createShakaEngine({ loadShaka: shaka.loadShaka, connection: () => undefined });
  const attach = () => engine.attach(createFakeVideo().element);
  return { engine, attach, ...shaka, loads: () => shaka.players.flatMap(({ loads }) => loads) };
}

describe('a stream that was preloaded before Watch was pressed', () => {
  it('starts from the preloaded data, and needs no element until then', async () => {
    const { engine, attach, loads, players } = setUp();
    await engine.prepare(stream, { startAtSec: 42 });
    expect(players[0]?.preloads).toMatchObject([{ startSec: 42, destroyed: false }]);
    await attach();
    await expect(engine.load(stream, { startAtSec: 42 })).resolves.toBe('ready');
    expect(loads()).toMatchObject([{ preloaded: true, startSec: 42 }]);
    expect(players).toHaveLength(1);
  });

  it.each([
    ['another stream is opened', sampleFileResult.stream, 42],
    ['it starts elsewhere', stream, 900],
  ])('is dropped when %s', async (_, opened, startAtSec) => {
    const { engine, attach, loads, players } = setUp();
    await engine.prepare(stream, { startAtSec: 42 });
    await attach();
    await expect(engine.load(opened, { startAtSec })).resolves.toBe('ready');
    expect(loads()).toMatchObject([{ preloaded: false }]);
    await engine.destroy();
    expect(players[0]?.preloads).toMatchObject([{ destroyed: true }]);
  });

  it('is loaded again when the preloaded data is unusable', async () => {
    const { engine, attach, loads, players } = setUp();
    await engine.prepare(stream);
    let first = true;
    const [player] = players;
    if (!player) throw new Error('no player was made');
    player.onLoad = () => {
      if (!first) return Promise.resolve();
      first = false;
      return Promise.reject(new Error('its address has expired'));
    };
    await attach();
    await expect(engine.load(stream)).resolves.toBe('ready');
    expect(loads().map(({ preloaded }) => preloaded)).toEqual([true, false]);
  });

  it('is destroyed with the engine', async () => {
    const { engine, players } = setUp();
    await engine.prepare(stream);
    await engine.destroy();
    expect(players[0]).toMatchObject({ destroyed: 1, preloads: [{ destroyed: true }] });
  });
});

describe('the builds of Shaka', () => {
  it('are loaded as needed: the one for DASH only for a DASH stream', async () => {
    const { engine, attach, builds, players } = setUp();
    await attach();
    await engine.load(stream);
    await engine.load(sampleFileResult.stream);
    expect(builds).toEqual(['hls']);
    await engine.load({ type: 'dash', manifest: 'https://provider.example/film.mpd', captions: [] });
    expect(builds).toEqual(['hls', 'dash']);
    expect(players.map(({ destroyed }) => destroyed)).toEqual([1, 0]);
    expect(players[1]?.loads).toMatchObject([{ mimeType: 'application/dash+xml' }]);
  });
});
