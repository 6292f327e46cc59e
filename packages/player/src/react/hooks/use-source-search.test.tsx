import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { SourceRequest } from '../../sources/request';
import { runSources } from '../../sources/run-sources';
import type { SourceAdapter } from '../../sources/source-adapter';
import { SourceError } from '../../sources/source-error';
import { sampleHlsResult } from '../../testing/sample-streams';
import { CHECKING_ROTATION_MS, useSourceSearch } from './use-source-search';

const request: SourceRequest = { type: 'movie', title: 'A Film', releaseYear: 1999, tmdbId: 603 };
const found = () => Promise.resolve(sampleHlsResult);
const fails = () => Promise.reject(new SourceError('http', 'answered 500'));
const hangs = () => new Promise<never>(() => undefined);
const adapter = (id: string, findMovie: () => Promise<typeof sampleHlsResult | null>): SourceAdapter => ({
  id,
  name: `Source ${id}`,
  origin: 'https://provider.example',
  findMovie,
});
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const search = (adapters: SourceAdapter[], props: { request: SourceRequest | null; enabled?: boolean } = { request }) =>
  renderHook(
    (input: typeof props) =>
      useSourceSearch({ request: input.request, adapters, runSources: input.enabled === false ? null : runSources }),
    { initialProps: props },
  );

describe('useSourceSearch', () => {
  it('waits until the title is known and the search is enabled', async () => {
    const { result, rerender } = search([adapter('a', found)], { request: null });
    expect(result.current).toMatchObject({ status: 'idle', checkingName: null });
    rerender({ request, enabled: false });
    expect(result.current.status).toBe('idle');
    rerender({ request });
    expect(result.current).toMatchObject({ status: 'searching', checkingName: 'Source a' });
    await pass(0);
    expect(result.current).toMatchObject({ status: 'found', checkingName: null, results: [{ key: 'a:a' }] });
  });

  it('reports the first stream at once, and adds the others later', async () => {
    const { result } = search([adapter('fast', found), adapter('slow', hangs)]);
    await pass(0);
    expect(result.current).toMatchObject({ status: 'found', results: [{ key: 'fast:fast' }] });
    await pass(6000);
    expect(result.current).toMatchObject({ status: 'found', skipped: [{ key: 'slow:slow', code: 'timeout' }] });
  });

  it('names the source being checked, rotating every 4 s [TITLE-09]', async () => {
    const { result } = search([adapter('a', hangs), adapter('b', hangs)]);
    const names = [result.current.checkingName];
    for (let times = 0; times < 3; times += 1) {
      await pass(CHECKING_ROTATION_MS);
      names.push(result.current.checkingName);
    }
    expect(names).toEqual(['Source a', 'Source b', 'Source a', 'Source b']);
  });

  it('fails after the retries, and searches again on request', async () => {
    let find: () => Promise<typeof sampleHlsResult | null> = fails;
    const { result } = search([adapter('a', () => find())]);
    await pass(3 * 400);
    expect(result.current).toMatchObject({ status: 'failed', skipped: [{ code: 'http' }] });
    find = found;
    act(() => result.current.retry());
    expect(result.current.status).toBe('searching');
    await pass(0);
    expect(result.current).toMatchObject({ status: 'found', skipped: [] });
  });

  it('forgets the results of another title', async () => {
    const { result, rerender } = search([adapter('a', found)]);
    await pass(0);
    rerender({ request: { ...request, tmdbId: 604 } });
    expect(result.current).toMatchObject({ status: 'searching', results: [] });
    await pass(0);
    expect(result.current.status).toBe('found');
  });

  it('keeps the film on its source when the same title is searched again, as after a change of the sources', async () => {
    const { result, rerender } = renderHook(
      (adapters: SourceAdapter[]) => useSourceSearch({ request, adapters, runSources }),
      { initialProps: [adapter('a', found), adapter('b', found)] },
    );
    await pass(0);
    const firsts = new Set<string | undefined>();
    const slow = () => new Promise<typeof sampleHlsResult>((resolve) => setTimeout(() => resolve(sampleHlsResult), 10));
    rerender([adapter('a', slow), adapter('b', slow)]);
    for (let times = 0; times < 3; times += 1) {
      await pass(10);
      firsts.add(result.current.results[0]?.key);
    }
    expect([...firsts]).toEqual(['a:a']);
    expect(result.current.results.map(({ key }) => key)).toEqual(['a:a', 'b:b']);
  });
});
