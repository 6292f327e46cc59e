import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { sampleHlsResult } from '../../testing/sample-streams';
import { playing, setUp } from './engine-test-kit';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const problem = { kind: 'codecs', codecs: ['AC-3'] } as const;
const explain = () => Promise.resolve(problem);

it('a playlist that the browser refuses fails with the codecs that are missing [PLAYER-53]', async () => {
  const { engine, player } = await setUp({ explain });
  void engine.load(sampleHlsResult.stream);
  await jest.advanceTimersByTimeAsync(0);
  player().onLoad = () => Promise.reject({ code: 4032, category: 4, severity: 2 }); // oxlint-disable-line typescript/prefer-promise-reject-errors -- as Shaka does
  await expect(engine.load(sampleHlsResult.stream)).resolves.toBe('failed');
  expect(engine.getState().error).toMatchObject({ code: 'unsupported', problem });
});

it('so does one that shows it while it loads, which then does not become ready [PLAYER-53]', async () => {
  let explained = (_: typeof problem): void => undefined;
  const { engine, player, errors } = await playing({ explain: () => new Promise((resolve) => (explained = resolve)) });
  let loaded = (): void => undefined;
  player.onLoad = () => new Promise((resolve) => (loaded = resolve));
  const again = engine.load(sampleHlsResult.stream);
  await jest.advanceTimersByTimeAsync(0);
  player.raise(3014, 3);
  loaded();
  await expect(again).resolves.toBe('interrupted');
  expect(engine.getState().status).toBe('loading');
  explained(problem);
  await jest.advanceTimersByTimeAsync(0);
  expect(errors).toEqual(['media']);
  expect(engine.getState().error).toMatchObject({ problem });
});

it('so does one that shows it later, without another attempt [PLAYER-53]', async () => {
  const { engine, player, errors } = await playing({ explain });
  player.raise(3014, 3);
  await jest.advanceTimersByTimeAsync(0);
  expect(errors).toEqual(['media']);
  expect(player.loads).toHaveLength(1);
  expect(engine.getState().error).toMatchObject({ problem });
});

it('plays a picture whose sound the browser cannot play, and the next stream with sound [PLAYER-53]', async () => {
  const { engine, player } = await setUp();
  await engine.load(sampleHlsResult.stream, { withoutSound: true });
  await engine.load(sampleHlsResult.stream);
  const disabled = player().configured.filter(([name]) => name === 'manifest.disableAudio');
  expect(disabled.map(([, value]) => value)).toEqual([true, false]);
});
