import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import type { SourceRequest } from '../sources/request';
import { runSources } from '../sources/run-sources';
import type { FoundStream, SourceAdapter } from '../sources/source-adapter';
import { SourceError } from '../sources/source-error';
import { createFakeEngine, type FakeEngine } from '../testing/fake-engine';
import { sampleHlsResult } from '../testing/sample-streams';
import { createEngineRunner } from './engine-runner';
import { CHECKING_ROTATION_MS } from './search';
import { createPlaybackSession, type SessionInput } from './session';

const found = (): Promise<FoundStream | null> => Promise.resolve({ stream: { ...sampleHlsResult.stream } });
const fails = () => Promise.reject(new SourceError('http', 'answered 500'));
const hangs = () => new Promise<never>(() => undefined);
const later = (ms: number) => () =>
  new Promise<FoundStream>((resolve) => setTimeout(() => resolve(sampleHlsResult), ms));
const adapter = (id: string, find: () => Promise<FoundStream | null> = found): SourceAdapter => ({
  id,
  name: `Source ${id}`,
  origin: 'https://provider.example',
  findEpisode: find,
});
const request = (number: number): SourceRequest => ({
  ...{ type: 'tv', title: 'A Show', releaseYear: 1999, tmdbId: 2 },
  season: { number: 1 },
  episode: { number },
});
const episode = (number: number) => ({
  ...{ mediaId: `tv:2/1/${number}`, kind: 'episode' as const, isOffered: true },
  request: request(number),
});
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A session on the page of the first episode. */
function start(
  adapters: readonly SourceAdapter[],
  input: Partial<SessionInput> = {},
  engineOptions: Parameters<typeof createFakeEngine>[0] = {},
) {
  const engines: FakeEngine[] = [];
  const createEngine = () => {
    const engine = createFakeEngine(engineOptions);
    engines.push(engine);
    return engine;
  };
  const session = createPlaybackSession(() => Promise.resolve({ createEngineRunner, createEngine }));
  let last: SessionInput = {
    ...{ title: episode(1), adapters, runSources, autoPlay: false, canOpen: true, startAtSec: 0, qualityCap: 'Auto' },
    ...input,
  };
  const update = (change: Partial<SessionInput>) => session.update((last = { ...last, ...change }));
  update({});
  /** As the player does. */
  const mount = async () => {
    const unmount = session.mount();
    await pass(0);
    session.attach(document.createElement('video'));
    await pass(0);
    return unmount;
  };
  const search = () => session.getState().search;
  const alive = () => engines.filter((engine) => engine.getState().status !== 'destroyed');
  const sourceKey = () => session.getState().source?.key;
  return { session, update, mount, search, engines, alive, sourceKey };
}

describe('the search of a session', () => {
  it('waits until the title is known and there is something to search with', async () => {
    const { update, search } = start([adapter('a')], { title: { ...episode(1), request: null } });
    expect(search()).toMatchObject({ status: 'idle', checkingName: null });
    update({ title: episode(1), runSources: null });
    expect(search().status).toBe('idle');
    update({ runSources });
    expect(search()).toMatchObject({ status: 'searching', checkingName: 'Source a' });
    await pass(0);
    expect(search()).toMatchObject({ status: 'found', checkingName: null, results: [{ key: 'a:a' }] });
  });

  it('reports the first stream at once, and adds the others later', async () => {
    const { search } = start([adapter('fast'), adapter('slow', hangs)]);
    await pass(0);
    expect(search()).toMatchObject({ status: 'found', results: [{ key: 'fast:fast' }] });
    await pass(6000);
    expect(search()).toMatchObject({ status: 'found', skipped: [{ key: 'slow:slow', code: 'timeout' }] });
  });

  it('names the source being checked, rotating every 4 s [TITLE-09]', async () => {
    const { search } = start([adapter('a', hangs), adapter('b', hangs)]);
    const names = [search().checkingName];
    for (let times = 0; times < 3; times += 1) {
      await pass(CHECKING_ROTATION_MS);
      names.push(search().checkingName);
    }
    expect(names).toEqual(['Source a', 'Source b', 'Source a', 'Source b']);
  });

  it('fails after the retries, and begins again with Watch', async () => {
    let find: () => Promise<FoundStream | null> = fails;
    const { session, search } = start([adapter('a', () => find())]);
    session.watch();
    await pass(4 * 400);
    expect(session.getState()).toMatchObject({ stage: 'notFound', search: { skipped: [{ code: 'http' }] } });
    find = found;
    session.watch();
    expect(search().status).toBe('searching');
    await pass(0);
    expect(session.getState()).toMatchObject({ stage: 'open', search: { skipped: [] } });
  });

  it('offers to watch, not to try again, once a source was added that has the title', async () => {
    const { session, update } = start([adapter('a', fails)]);
    session.watch();
    await pass(60_000);
    expect(session.getState().stage).toBe('notFound');
    update({ adapters: [adapter('b')] });
    await pass(0);
    expect(session.getState()).toMatchObject({ stage: 'closed', phase: 'ready' });
  });

  it('keeps the film on its source when the same title is searched again, as after a change of the sources', async () => {
    const { update, search, sourceKey } = start([adapter('a'), adapter('b')]);
    await pass(0);
    update({ adapters: [adapter('a', later(10)), adapter('b', later(10))] });
    for (let times = 0; times < 3; times += 1) {
      await pass(10);
      expect(sourceKey()).toBe('a:a');
    }
    expect(search().results.map(({ key }) => key)).toEqual(['a:a', 'b:b']);
  });
});

describe('the source that the viewer has chosen', () => {
  it('plays at once, without another search, and is asked first and plays in the next episode [PLAYER-14]', async () => {
    const { session, update, mount, search, engines, sourceKey } = start([adapter('a'), adapter('b')]);
    session.watch();
    await pass(0);
    await mount();
    const { results } = search();
    session.choose('b:b');
    expect([sourceKey(), search().results]).toEqual(['b:b', results]);
    update({ title: episode(2) });
    expect(sourceKey()).toBeUndefined();
    await pass(0);
    expect(search().results.map(({ key }) => key)).toEqual(['b:b', 'a:a']);
    expect(sourceKey()).toBe('b:b');
    expect(engines[0]?.calls.filter((call) => /load/.test(call))).toEqual([
      'load hls',
      'load hls',
      'unload',
      'load hls',
    ]);
  });
});

describe('a pause', () => {
  it('while the player’s code is still loading is not lost', async () => {
    const { session, mount, engines } = start([adapter('a')]);
    session.watch();
    await pass(0);
    session.pause();
    await mount();
    expect(engines[0]?.getState()).toMatchObject({ status: 'ready', paused: true });
  });

  it('by the browser’s own controls is one, too: the next source stays paused', async () => {
    const { session, mount, engines } = start([adapter('a'), adapter('b')]);
    session.watch();
    await pass(0);
    await mount();
    engines[0]?.setState({ paused: true });
    session.choose('b:b');
    await pass(0);
    expect(engines[0]?.getState()).toMatchObject({ status: 'ready', paused: true });
    expect(session.getState().phase).toBe('paused');
  });
});

describe('Play', () => {
  it('plays again after the end, which no pause precedes', async () => {
    const { session, mount, engines } = start([adapter('a')]);
    session.watch();
    await mount();
    engines[0]?.setState({ ended: true, paused: true });
    session.play();
    expect(engines[0]?.getState()).toMatchObject({ paused: false, ended: false });
  });

  it('plays what the browser did not let begin', async () => {
    const { session, mount, engines } = start([adapter('a')], {}, { autoplay: 'blocked' });
    session.watch();
    await mount();
    expect(engines[0]?.getState()).toMatchObject({ status: 'ready', paused: true });
    session.play();
    expect(engines[0]?.getState().paused).toBe(false);
  });
});

describe('the engine of a session', () => {
  it('is prepared before Watch is pressed, and then plays [PLAYER-39]', async () => {
    const { session, mount, engines } = start([adapter('a')]);
    await pass(0);
    session.prepare();
    await pass(0);
    session.watch();
    await mount();
    expect(engines.map(({ calls }) => calls)).toEqual([['prepare hls', 'attach', 'load hls', 'autoplay']]);
  });

  it('is the only one alive after the player was mounted twice, and is destroyed with it [PLAYER-39]', async () => {
    const { session, mount, alive, engines } = start([adapter('a')]);
    session.watch();
    await pass(0);
    (await mount())();
    const unmount = await mount();
    expect(engines).toHaveLength(2);
    expect(alive()).toHaveLength(1);
    unmount();
    expect(alive()).toEqual([]);
  });

  it('is one at a time, whatever happens in which order', async () => {
    const commands = ['watch', 'stop', 'prepare', 'retry', 'searchAgain', 'pause', 'play', 'dispose'] as const;
    const event = fc.oneof(
      fc.constantFrom(...commands, 'mount' as const, 'wait' as const),
      fc.integer({ min: 1, max: 3 }),
    );
    const history = fc.array(event, { maxLength: 25 });
    await fc.assert(
      fc.asyncProperty(history, async (events) => {
        const { session, update, alive } = start([adapter('a'), adapter('b')]);
        for (const each of events) {
          if (typeof each === 'number') update({ title: episode(each) });
          else if (each === 'wait') await Promise.resolve();
          else if (each === 'mount') session.mount();
          else session[each]();
          await Promise.resolve();
          expect(alive().length).toBeLessThanOrEqual(1);
        }
        session.dispose();
        await pass(0);
        expect(alive()).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
