import { describe, expect, it } from '@jest/globals';
import { createFakeShaka, type FakeShakaPlayer } from '../../testing/fake-shaka';
import { createFakeVideo } from '../../testing/fake-video';
import { sampleFileResult, sampleHlsResult } from '../../testing/sample-streams';
import { createShakaEngine } from './shaka-engine';

const { stream } = sampleHlsResult;

/** The line is measured to have `speeds`, in bits per second, one after the other; `onFirst` runs when the first is read. */
function setUp(speeds: number[] = [], onFirst?: (player: FakeShakaPlayer) => void) {
  const shaka = createFakeShaka();
  const meters = { open: 0 };
  const measureLine = () => {
    const left = [...speeds];
    let isOpen = (meters.open += 1) > 0;
    const read = () => {
      if (left.length === speeds.length) shaka.players.forEach((player) => onFirst?.(player));
      return left.shift() ?? null;
    };
    const end = () => {
      if (isOpen) meters.open -= 1;
      isOpen = false;
    };
    return { read, end };
  };
  const engine = createShakaEngine({ loadShaka: shaka.loadShaka, connection: () => undefined, measureLine });
  const attach = () => engine.attach(createFakeVideo().element);
  return { engine, attach, meters, ...shaka, loads: () => shaka.players.flatMap(({ loads }) => loads) };
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

  /** Estimates that were in force, in bits per second. */
  const estimates = ({ configured }: FakeShakaPlayer) =>
    configured.flatMap(
      ([settings]) => (settings as { abr?: { defaultBandwidthEstimate?: number } }).abr?.defaultBandwidthEstimate ?? [],
    );

  it('is fetched again in what half of a fast line carries, and starts in that', async () => {
    const { engine, attach, loads, players } = setUp([20e6, 20e6]);
    await engine.prepare(stream);
    const [player] = players;
    if (!player) throw new Error('no player was made');
    expect(player.preloads).toMatchObject([{ destroyed: true }, { destroyed: false }]);
    const [, first = 0, better = 0] = estimates(player);
    expect([first, Math.floor(better * 0.85)]).toEqual([500_000, 10e6]);
    await attach();
    await engine.load(stream);
    expect(loads()).toMatchObject([{ preloaded: true }]);
    expect(estimates(player).at(-1)).toBe(better);
  });

  it.each([
    ['Watch is pressed before the better one is there', 20e6, () => new Promise<never>(() => undefined)],
    ['the better one does not come', 20e6, () => Promise.reject(new Error('gone'))],
    ['its server encodes more slowly than the line carries', 1e6, () => Promise.resolve()],
  ])('starts in the first rendition, and leaves the better one, when %s', async (_, speed, betterCame) => {
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const { engine, attach, meters, loads, players } = setUp([20e6, speed], (player) => {
      player.onPreload = () => (begin(), betterCame());
    });
    void engine.prepare(stream);
    await begun;
    await attach();
    await engine.load(stream);
    expect(loads()).toMatchObject([{ preloaded: true }]);
    const [player] = players;
    expect(player && estimates(player).at(-1)).toBe(500_000);
    expect(player?.preloads).toMatchObject([{ destroyed: false }, { destroyed: true }]);
    expect(meters.open).toBe(0);
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
