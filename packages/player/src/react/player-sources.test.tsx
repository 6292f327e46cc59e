import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { StreamProblem } from '../diagnosis/stream-problem';
import { createPlayerError } from '../engine/errors/error-texts';
import type { FakeEngine } from '../testing/fake-engine';
import type { FoundSource } from '../sources/found-source';
import { STALL_TIMEOUT_MS } from '../session/watch-engine';
import { button, found, open, pass, press, set } from './player-test-kit';

const second: FoundSource = {
  ...found,
  key: 'demo:glint',
  sourceId: 'glint',
  name: 'Glint(Data saver)',
  stream: { ...found.stream, thumbnails: 'https://x.example/t.vtt' },
};
const third: FoundSource = {
  ...second,
  key: 'demo:third',
  sourceId: 'third',
  stream: { ...found.stream, thumbnails: 'https://x.example/3.vtt' },
};
const sources = [found, second];
/** Keys of the sources that were loaded, one after another. */
const played = (engine: FakeEngine) =>
  engine.loaded.map(({ stream }) => [...sources, third].find((source) => source.stream === stream)?.key);
const [FIRST, SECOND, THIRD] = [found.key, second.key, third.key];

/** Imitates an engine that gives up. */
const fail = (engine: FakeEngine, code: 'network' | 'media' = 'network', problem?: StreamProblem) =>
  act(() => {
    const error = createPlayerError(code, problem && { problem });
    engine.setState({ status: 'failed', error, paused: true, buffering: false });
    engine.emit('error', error);
  });

/** Which URLs respond; by default all of them. */
let reachable: (url: string) => boolean;
let online: boolean;
beforeEach(() => {
  reachable = () => true;
  online = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  globalThis.fetch = jest.fn<typeof fetch>((input) =>
    reachable(input as string)
      ? Promise.resolve({ ok: true, body: null } as Response)
      : Promise.reject(new Error('down')),
  );
});
afterEach(() => void jest.restoreAllMocks());

const goOnline = async (engine: FakeEngine) => {
  online = true;
  act(() => engine.emit('online', undefined));
  await pass(0);
};
const sourceHints = () => {
  fireEvent.click(button('Settings'));
  fireEvent.click(screen.getByRole('menuitem', { name: /Source/ }));
  return screen.getAllByRole('menuitemradio').map((item) => item.textContent);
};

describe('a source that fails during playback', () => {
  it('is replaced by the next one at the same position, with a message and without an error panel [PLAYER-19]', async () => {
    const { engine } = await open({ sources });
    set(engine, { positionSec: 33 });
    fail(engine);
    await pass(0);
    expect(played(engine)).toEqual([FIRST, SECOND]);
    expect(screen.getByText('Failed to load source: Twopack')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(engine.loaded.at(-1)?.options.startAtSec).toBe(33);
    expect(engine.getState().paused).toBe(false);
  });

  it('shows what went wrong once every source has failed', async () => {
    const { engine } = await open({ sources: [found] });
    fail(engine);
    expect(played(engine)).toEqual([FIRST]);
    expect(screen.getByRole('alert').textContent).toContain("The video couldn't be loaded.");
  });

  it('is also replaced when it stops responding', async () => {
    const { engine } = await open({ sources });
    set(engine, { buffering: true });
    await pass(STALL_TIMEOUT_MS - 1000);
    set(engine, { buffered: [{ startSec: 0, endSec: 5 }] });
    await pass(STALL_TIMEOUT_MS - 1000);
    expect(played(engine)).toEqual([FIRST]);
    await pass(1000);
    expect(played(engine)).toEqual([FIRST, SECOND]);
  });

  it('is waited for while its server is busy, which the player says [PLAYER-49]', async () => {
    const { engine } = await open({ sources });
    set(engine, { buffering: true, isServerBusy: true });
    expect(screen.getByText('The server is busy. We’ll start as soon as there’s room.')).toBeTruthy();
    await pass(3 * STALL_TIMEOUT_MS);
    expect(played(engine)).toEqual([FIRST]);
    set(engine, { buffering: false });
    expect(screen.queryByText(/The server is busy/)).toBeNull();
    set(engine, { buffering: true, isServerBusy: false });
    await pass(STALL_TIMEOUT_MS);
    await pass(0);
    expect(played(engine)).toEqual([FIRST, SECOND]);
  });

  it('is only replaced by the one that the viewer has picked meanwhile', async () => {
    const { engine, session } = await open({ sources: [...sources, third] });
    globalThis.fetch = () =>
      new Promise((resolve) => setTimeout(() => resolve({ ok: true, body: null } as Response), 1000));
    jest.spyOn(engine, 'load').mockReturnValue(new Promise(() => undefined));
    fail(engine);
    act(() => session.choose(THIRD));
    await pass(1000);
    expect(session.getState().source?.key).toBe(THIRD);
  });
});

describe('without a network', () => {
  it('no other source is tried, and the film goes on with its own when the network is back [PLAYER-42]', async () => {
    const { engine } = await open({ sources });
    online = false;
    reachable = () => online;
    set(engine, { buffering: true, positionSec: 33 });
    await pass(2 * STALL_TIMEOUT_MS);
    fail(engine);
    await pass(60_000);
    expect(played(engine)).toEqual([FIRST]);
    expect(screen.getByRole('alert').textContent).toContain(
      'We’ll continue from here as soon as the connection is back.',
    );
    await goOnline(engine);
    await pass(20_000);
    expect(engine.loaded.at(-1)?.options.startAtSec).toBe(33);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sourceHints()).toEqual(['TwopackPlaying', 'Glint(Data saver)Ready']);
  });

  it('that only just came back, a failure is no reason to leave the source', async () => {
    const { engine } = await open({ sources });
    online = false;
    fail(engine);
    await goOnline(engine);
    fail(engine);
    await pass(0);
    expect(played(engine)).toEqual([FIRST, FIRST]);
  });

  it('that the browser does not notice, no source is left for one that cannot be reached either [PLAYER-42]', async () => {
    const { engine } = await open({ sources });
    reachable = () => false;
    set(engine, { buffering: true, positionSec: 33 });
    await pass(2 * STALL_TIMEOUT_MS);
    fail(engine);
    await pass(30_000);
    expect(played(engine)).toEqual([FIRST]);
    reachable = () => true;
    await pass(20_000);
    expect(engine.loaded.at(-1)?.options.startAtSec).toBe(33);
    expect(sourceHints()).toEqual(['TwopackPlaying', 'Glint(Data saver)Ready']);
  });
});

describe('a source that failed', () => {
  it('is marked so until it plays again [PLAYER-19]', async () => {
    const { engine } = await open({ sources });
    fail(engine, 'media');
    await pass(0);
    expect(sourceHints()).toEqual(['TwopackFailed', 'Glint(Data saver)Playing']);
    fireEvent.click(screen.getByRole('menuitemradio', { name: /Twopack/ }));
    await pass(0);
    expect(sourceHints()).toEqual(['TwopackPlaying', 'Glint(Data saver)Ready']);
  });

  it('because of the network is no longer marked once the network is back', async () => {
    const { engine } = await open({ sources });
    fail(engine);
    await pass(0);
    expect(sourceHints()).toEqual(['TwopackFailed', 'Glint(Data saver)Playing']);
    press('Escape', screen.getByRole('menu'));
    press('Escape', screen.getByRole('menu'));
    await goOnline(engine);
    expect(sourceHints()).toEqual(['TwopackReady', 'Glint(Data saver)Playing']);
  });
});

describe('a server that comes back', () => {
  it('is detected, and playback continues by itself', async () => {
    const { engine } = await open({ sources: [found] });
    reachable = () => false;
    fail(engine);
    await pass(3000);
    expect(engine.loaded).toHaveLength(1);
    reachable = () => true;
    await pass(5000);
    expect(engine.loaded).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a second tab of the site', () => {
  it('takes over: the first pauses, says why, and can resume [PLAYER-38]', async () => {
    const posted: unknown[] = [];
    let receive: ((event: { data: unknown }) => void) | undefined;
    class Channel {
      set onmessage(listener: (event: { data: unknown }) => void) {
        receive = listener;
      }
      postMessage(message: unknown): void {
        posted.push(message);
      }
      close(): void {}
    }
    Object.assign(globalThis, { BroadcastChannel: Channel });
    const { engine } = await open();
    expect(posted).toEqual(['plays']);
    act(() => receive?.({ data: 'plays' }));
    expect(engine.getState().paused).toBe(true);
    expect(screen.getByText('Playing in another tab')).toBeTruthy();
    fireEvent.click(button('Play here'));
    expect(posted).toEqual(['plays', 'plays']);
    expect(engine.getState().paused).toBe(false);
    expect(screen.queryByText('Playing in another tab')).toBeNull();
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  });
});

describe('a source whose sound this browser cannot play', () => {
  it('plays its picture once no other source is left, and says so [PLAYER-53]', async () => {
    const noSound = { kind: 'codecs', codecs: ['AC-3'] } as const;
    const { engine } = await open({ sources });
    fail(engine, 'media', noSound);
    await pass(0);
    expect(played(engine)).toEqual([FIRST, SECOND]);
    fail(engine, 'media', noSound);
    await pass(0);
    expect(played(engine)).toEqual([FIRST, SECOND, SECOND]);
    expect(engine.loaded.map(({ options }) => options.withoutSound)).toEqual([false, false, true]);
    expect(screen.getByText(/can’t play the sound of this source/)).toBeTruthy();
    fail(engine, 'media', noSound);
    await pass(0);
    expect(played(engine)).toHaveLength(3);
    expect(screen.getByRole('alert')).toBeTruthy();
  });
});
