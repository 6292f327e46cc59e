import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { FakeShakaPlayer } from '../../testing/fake-shaka';
import { NETWORK, playing } from './engine-test-kit';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const busy = '{"error":"The library is busy. Try again in a moment.","code":"busy"}';
/** Imitates Shaka's event for a request that failed with an HTTP error. */
const refuse = (player: FakeShakaPlayer, status = 503, text: string | null = busy) =>
  player.dispatchEvent(Object.assign(new Event('downloadfailed'), { error: { data: ['/0.m4s', status, text, {}] } }));

async function refused(times: number, ...answer: [status?: number, text?: string | null]) {
  const kit = await playing();
  for (let time = 0; time < times; time += 1) refuse(kit.player, ...answer);
  return kit;
}
/** Imitates Shaka giving up a segment after each round of retries. */
async function giveUp(player: FakeShakaPlayer, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    refuse(player);
    player.raise(...NETWORK);
    await jest.advanceTimersByTimeAsync(10_000);
  }
}

describe('a server without a free slot', () => {
  it('is reported as busy when it refuses twice, and no longer after a while without a refusal [PLAYER-49]', async () => {
    const { engine, player } = await refused(1);
    expect(engine.getState().isServerBusy).toBe(false);
    refuse(player);
    expect(engine.getState().isServerBusy).toBe(true);
    await jest.advanceTimersByTimeAsync(14_000);
    refuse(player);
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
