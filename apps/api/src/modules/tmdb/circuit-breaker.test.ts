import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { withCircuitBreaker } from './circuit-breaker';
import type { Upstream } from './upstream';
import { UpstreamError, type UpstreamErrorCode } from './upstream-error';

const GOOD = { status: 200, body: Buffer.from('{}') };

describe('the circuit breaker', () => {
  const upstream = jest.fn<Upstream>();
  let clock: number;
  let breaker: Upstream;
  beforeEach(() => {
    upstream.mockReset().mockResolvedValue(GOOD);
    clock = 1_000_000;
    breaker = withCircuitBreaker(upstream, { now: () => clock, onError: () => undefined });
  });
  const ask = (path: string, caller = 'a') => breaker(path, new URLSearchParams(), caller);
  const fail = (code: UpstreamErrorCode, retryAfterMs?: number) =>
    upstream.mockRejectedValue(new UpstreamError(code, 'failed', retryAfterMs));
  const failFor = async (code: UpstreamErrorCode, requests: readonly (readonly [path: string, caller: string])[]) => {
    fail(code);
    for (const [path, caller] of requests) await expect(ask(path, caller)).rejects.toMatchObject({ code });
    upstream.mockClear().mockResolvedValue(GOOD);
  };
  const isOpen = async () => {
    await ask('movie/99', 'somebody else').catch(() => undefined);
    return upstream.mock.calls.length === 0;
  };

  const answers = ['bad_status', 'not_json', 'too_large', 'token_refused'] as const;
  const connection = ['unreachable', 'timed_out', 'rate_limited'] as const;
  const titles = ['movie/1', 'movie/2', 'movie/3', 'tv/1'];

  it.each(answers)('opens when several callers get %s for several titles, and closes after a while', async (code) => {
    await failFor(code, [
      ['movie/1', 'a'],
      ['movie/2', 'b'],
      ['movie/3', 'c'],
    ]);
    expect(await isOpen()).toBe(true);
    clock += 11_000;
    expect(await isOpen()).toBe(false);
  });

  it.each(['unreachable', 'rate_limited'] as const)('opens when several titles are %s, whoever asks', async (code) => {
    await failFor(
      code,
      titles.slice(0, 3).map((path) => [path, 'a']),
    );
    expect(await isOpen()).toBe(true);
  });

  it('opens when several titles time out for two callers, not for one [METADATA-12]', async () => {
    await failFor(
      'timed_out',
      titles.map((path) => [path, 'a']),
    );
    expect(await isOpen()).toBe(false);
    await failFor('timed_out', [
      ['movie/1', 'a'],
      ['movie/2', 'a'],
      ['movie/3', 'b'],
    ]);
    expect(await isOpen()).toBe(true);
  });

  it.each(answers)('stays closed for %s to one caller, and for one title [METADATA-12]', async (code) => {
    await failFor(code, [
      ...titles.map((path) => [path, 'a'] as const),
      ...['a', 'b', 'c', 'd'].map((caller) => ['movie/1/images', caller] as const),
    ]);
    expect(await isOpen()).toBe(false);
  });

  it.each(connection)('stays closed when every request for one title is %s [METADATA-12]', async (code) => {
    const parts = ['', '/season/1', '/season/2', '/images'];
    await failFor(
      code,
      parts.map((part, index) => [`tv/1${part}`, String(index)]),
    );
    expect(await isOpen()).toBe(false);
  });

  it('counts each kind of failure by itself, and from the last response on', async () => {
    await failFor('unreachable', [
      ['movie/1', 'a'],
      ['movie/2', 'b'],
    ]);
    await failFor('bad_status', [['movie/3', 'c']]);
    expect(await isOpen()).toBe(false);
    await failFor('unreachable', [['movie/3', 'c']]);
    expect(await isOpen()).toBe(false);
  });

  it('opens at once for as long as TMDB asks for', async () => {
    fail('rate_limited', 30_000);
    await expect(ask('movie/1')).rejects.toMatchObject({ code: 'rate_limited' });
    upstream.mockClear();
    clock += 29_000;
    expect(await isOpen()).toBe(true);
    clock += 2_000;
    expect(await isOpen()).toBe(false);
  });
});
