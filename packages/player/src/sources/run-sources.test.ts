/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sampleFileResult, sampleHlsResult } from '../testing/sample-streams';
import { createRegistry } from './registry';
import type { EpisodeRequest, MovieRequest } from './request';
import { RETRY_DELAY_MS, runSources, SOURCE_TIMEOUT_MS, type SearchEvent } from './run-sources';
import type { SourceAdapter } from './source-adapter';
import { SourceError } from './source-error';
import { sourceName } from './source-names';

const movie: MovieRequest = { type: 'movie', title: 'A Film', releaseYear: 1999, tmdbId: 603 };
const episode: EpisodeRequest = { ...movie, type: 'tv', season: { number: 1 }, episode: { number: 1 } };
const hangs = () => new Promise<never>(() => undefined);

const origin = 'https://provider.example';
const source = (id: string, find?: NonNullable<SourceAdapter['findMovie']>): SourceAdapter => ({
  id,
  name: id.toUpperCase(),
  origin,
  ...(find && { findMovie: find, findEpisode: find as unknown as NonNullable<SourceAdapter['findEpisode']> }),
});

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

async function run(adapters: SourceAdapter[], request: MovieRequest | EpisodeRequest = movie, extra = {}) {
  const events: SearchEvent[] = [];
  const task = runSources({ registry: createRegistry(adapters), request, onEvent: (e) => events.push(e), ...extra });
  await jest.runAllTimersAsync();
  return { outcome: await task, events };
}

describe('the source search', () => {
  it('asks in the order of the registry and names the source being checked [SOURCE-11]', async () => {
    const found = () => Promise.resolve(sampleHlsResult);
    const { events } = await run([source('first', found), source('second', found)]);
    const checked = events.flatMap((event) => (event.type === 'checking' ? [event.source.name] : []));
    expect([...new Set(checked)]).toEqual(['FIRST', 'SECOND']);
  });

  it('asks the next source after one without the title', async () => {
    const none = jest.fn(() => Promise.resolve(null));
    const { outcome } = await run([source('none', none), source('has', () => Promise.resolve(sampleFileResult))]);
    expect(outcome).toMatchObject({ status: 'found', results: [{ key: 'has:has', stream: { type: 'file' } }] });
    expect(none).toHaveBeenCalledTimes(1);
  });

  it('asks a source that times out twice, so that a silent one is given up within 15 s', async () => {
    const silent = jest.fn(hangs);
    const began = Date.now();
    const { outcome } = await run([source('slow', silent)]);
    expect(outcome).toMatchObject({ status: 'not-found', skipped: [{ code: 'timeout' }] });
    expect(silent).toHaveBeenCalledTimes(2);
    expect(Date.now() - began).toBeLessThan(15_000);
  });

  it('leaves a busy source (503) for the next one, and asks it again if no other has the title', async () => {
    const busy = () => Promise.reject(new SourceError('http', 'answered 503', { status: 503 }));
    const elsewhere = await run([source('busy', busy), source('has', () => Promise.resolve(sampleHlsResult))]);
    expect(elsewhere.outcome).toMatchObject({ status: 'found', results: [{ key: 'has:has' }] });
    const twice = jest
      .fn(busy)
      .mockImplementationOnce(busy)
      .mockResolvedValueOnce(sampleHlsResult as never);
    const { outcome } = await run([source('busy', twice)]);
    expect(outcome).toMatchObject({ status: 'found', results: [{ key: 'busy:busy' }] });
    expect(twice).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['movie', movie, 4],
    ['show', episode, 5],
  ] as const)('retries a %s 400 ms apart: %s times in all [TITLE-08]', async (_, request, times) => {
    const at: number[] = [];
    const failing = () => {
      at.push(Date.now());
      return Promise.reject(new SourceError('http', 'answered 500', { status: 500 }));
    };
    const { outcome } = await run([source('broken', failing)], request);
    expect(at).toHaveLength(times);
    expect(at.slice(1).map((time, index) => time - (at[index] ?? 0))).toEqual(Array(times - 1).fill(RETRY_DELAY_MS));
    expect(outcome).toMatchObject({ status: 'not-found', skipped: [{ code: 'http', status: 500 }] });
  });

  it('finds a stream on retry after a failure', async () => {
    let asked = 0;
    const flaky = () => ((asked += 1) < 3 ? Promise.reject(new Error('hiccup')) : Promise.resolve(sampleHlsResult));
    const { outcome } = await run([source('flaky', flaky)]);
    expect(outcome).toMatchObject({ status: 'found', results: [{ name: 'FLAKY' }], skipped: [] });
  });

  it('does not ask again when every source says that it lacks the title', async () => {
    const none = jest.fn(() => Promise.resolve(null));
    const { outcome } = await run([source('none', none)]);
    expect(none).toHaveBeenCalledTimes(1);
    expect(outcome).toMatchObject({ status: 'not-found', skipped: [{ code: 'not-found' }] });
  });

  it('converts whatever an adapter throws to a coded reason', async () => {
    const rude = () => {
      throw new RangeError('no');
    };
    const { outcome } = await run([source('rude', rude)]);
    expect(outcome).toMatchObject({ status: 'not-found', skipped: [{ code: 'unexpected', message: 'no' }] });
  });

  it('never asks an adapter for what it does not implement', async () => {
    const onlyFilms: SourceAdapter = {
      id: 'films',
      name: 'Films',
      origin,
      findMovie: jest.fn(() => Promise.resolve(null)),
    };
    const { outcome } = await run([onlyFilms], episode);
    expect(outcome).toEqual({ status: 'not-found', skipped: [] });
    expect(onlyFilms.findMovie).not.toHaveBeenCalled();
  });

  it('sets the source of a result itself, whatever the adapter says', async () => {
    const forged = { ...sampleHlsResult, sourceId: 'somebody-else', key: 'x', adapterId: 'y', name: 'z' };
    const { outcome } = await run([source('real', () => Promise.resolve(forged))]);
    expect(outcome).toMatchObject({
      results: [{ key: 'real:real', adapterId: 'real', sourceId: 'real', name: 'REAL' }],
    });
  });

  it('rejects a URL on the home network, unless the adapter is on it', async () => {
    const playlist = 'http://192.168.1.1/film.m3u8';
    const find = () => Promise.resolve({ stream: { type: 'hls' as const, playlist, captions: [] } });
    const outside = await run([source('outside', find)]);
    expect(outside.outcome).toMatchObject({ status: 'not-found', skipped: [{ code: 'invalid' }] });
    const inside = await run([{ ...source('inside', find), origin: 'http://nas.local:8096' }]);
    expect(inside.outcome).toMatchObject({ status: 'found', results: [{ stream: { playlist } }] });
  });

  it('asks all sources of one adapter, or ends with the first found', async () => {
    const many: SourceAdapter = {
      id: 'demo',
      name: 'Demo',
      origin,
      listSources: () => Promise.resolve([{ id: 'two' }, { id: 'two' }, { id: 'glint' }]),
      findMovie: (_, { sourceId }) => Promise.resolve({ ...sampleHlsResult, sourceId }),
    };
    const all = await run([many]);
    expect(all.outcome).toMatchObject({ results: [{ name: 'Twopack' }, { name: 'Glint(Data saver)' }] });
    const first = await run([many], movie, { until: 'first' });
    expect(first.outcome).toMatchObject({ results: [{ name: 'Twopack' }] });
    expect(first.events.filter(({ type }) => type === 'found')).toHaveLength(1);
  });

  it('retries the source list of an adapter that failed', async () => {
    let asked = 0;
    const { outcome } = await run([
      {
        id: 'demo',
        name: 'Demo',
        origin,
        listSources: () =>
          (asked += 1) === 1 ? Promise.reject(new SourceError('network', 'down')) : Promise.resolve([{ id: 'two' }]),
        findMovie: () => Promise.resolve(sampleHlsResult),
      },
    ]);
    expect(outcome).toMatchObject({ status: 'found', skipped: [] });
  });

  it('stops at once when aborted, without an error and without further requests', async () => {
    const controller = new AbortController();
    const next = jest.fn(() => Promise.resolve(null));
    const task = runSources({
      registry: createRegistry([source('slow', hangs), source('next', next)]),
      request: movie,
      signal: controller.signal,
    });
    await jest.advanceTimersByTimeAsync(SOURCE_TIMEOUT_MS / 2);
    controller.abort();
    await expect(task).resolves.toEqual({ status: 'aborted' });
    await jest.runAllTimersAsync();
    expect(next).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('the registry', () => {
  const find = () => Promise.resolve(null);

  it('rejects duplicate ids, an empty id, and an adapter that can find nothing', () => {
    expect(() => createRegistry([source('a', find), source('a', find)])).toThrow('Two source adapters');
    expect(() => createRegistry([source('', find)])).toThrow('needs an id');
    expect(() => createRegistry([{ id: 'a', name: 'A', origin }])).toThrow('can find nothing');
  });
});

describe('the name of a source', () => {
  it.each([
    ['two', 'Twopack'],
    ['glint', 'Glint(Data saver)'],
    ['soapertv', 'Ashburn'],
  ])('%s is shown as %s [SOURCE-04]', (id, name) => {
    expect(sourceName(id, 'another')).toBe(name);
  });

  it('falls back to the server’s name, or the capitalised id', () => {
    expect(sourceName('house', 'My house')).toBe('My house');
    expect(sourceName('house')).toBe('House');
    expect(sourceName('constructor')).toBe('Constructor');
  });
});
