import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { createPlayerError } from '../engine/errors/error-texts';
import type { FakeEngine } from '../testing/fake-engine';
import type { FoundSource } from '../sources/found-source';
import { STALL_TIMEOUT_MS } from './hooks/use-failover';
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

/** Imitates an engine that gives up. */
const fail = (engine: FakeEngine, code: 'network' | 'media' = 'network') =>
  act(() => {
    const error = createPlayerError(code);
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

const goOnline = async () => {
  online = true;
  act(() => void window.dispatchEvent(new Event('online')));
  await pass(0);
};
const sourceHints = () => {
  fireEvent.click(button('Settings'));
  fireEvent.click(screen.getByRole('menuitem', { name: /Source/ }));
  return screen.getAllByRole('menuitemradio').map((item) => item.textContent);
};

describe('a source that fails during playback', () => {
  it('is replaced by the next one at the same position, with a message and without an error panel [PLAYER-19]', async () => {
    const onSourceChange = jest.fn<(source: FoundSource) => void>();
    const { engine, again } = await open({ sources, onSourceChange });
    set(engine, { positionSec: 33 });
    fail(engine);
    await pass(0);
    expect(onSourceChange.mock.calls).toEqual([[second]]);
    expect(screen.getByText('Failed to load source: Twopack')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    await again({ result: second });
    expect(engine.loaded.at(-1)?.options.startAtSec).toBe(33);
    expect(engine.getState().paused).toBe(false);
  });

  it('shows what went wrong once every source has failed', async () => {
    const onSourceChange = jest.fn<(source: FoundSource) => void>();
    const { engine } = await open({ sources: [found], onSourceChange });
    fail(engine);
    expect(onSourceChange).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toContain("The video couldn't be loaded.");
  });

  it('is also replaced when it stops responding', async () => {
    const onSourceChange = jest.fn<(source: FoundSource) => void>();
    const { engine } = await open({ sources, onSourceChange });
    set(engine, { buffering: true });
    await pass(STALL_TIMEOUT_MS - 1000);
    set(engine, { buffered: [{ startSec: 0, endSec: 5 }] });
    await pass(STALL_TIMEOUT_MS - 1000);
    expect(onSourceChange).not.toHaveBeenCalled();
    await pass(1000);
    expect(onSourceChange).toHaveBeenCalledTimes(1);
  });

  it('is waited for while its server is busy, which the player says [PLAYER-49]', async () => {
    const onSourceChange = jest.fn<(source: FoundSource) => void>();
    const { engine } = await open({ sources, onSourceChange });
    set(engine, { buffering: true, isServerBusy: true });
    expect(screen.getByText('The server is busy. We’ll start as soon as there’s room.')).toBeTruthy();
    await pass(3 * STALL_TIMEOUT_MS);
    expect(onSourceChange).not.toHaveBeenCalled();
    set(engine, { buffering: false });
    expect(screen.queryByText(/The server is busy/)).toBeNull();
    set(engine, { buffering: true, isServerBusy: false });
    await pass(STALL_TIMEOUT_MS);
    await pass(0);
    expect(onSourceChange).toHaveBeenCalledTimes(1);
  });

  it('is only replaced by the one that the viewer has picked meanwhile', async () => {
    const onSourceChange = jest.fn<(source: FoundSource) => void>();
    const { engine, again } = await open({ sources: [...sources, third], onSourceChange });
    globalThis.fetch = () =>
      new Promise((resolve) => setTimeout(() => resolve({ ok: true, body: null } as Response), 1000));
    jest.spyOn(engine, 'load').mockReturnValue(new Promise(() => undefined));
    fail(engine);
    await again({ result: third, sources: [...sources, third] });
    await pass(1000);
    expect(onSourceChange).not.toHaveBeenCalled();
  });

  it('says so when the next one cannot be opened either [PLAYER-18]', async () => {
    const { engine } = await open({ sources, onSourceChange: () => Promise.reject(new Error('gone')) });
    fail(engine);
    await pass(0);
    expect(screen.getByText('Failed to change video source. Please try another source.')).toBeTruthy();
    expect(screen.getByRole('alert')).toBeTruthy();
  });
});

describe('without a network', () => {
  it('no other source is tried, and the film goes on with its own when the network is back [PLAYER-42]', async () => {
    const onSourceChange = jest.fn<(source: FoundSource) => void>();
    const { engine } = await open({ sources, onSourceChange });
    online = false;
    reachable = () => online;
    set(engine, { buffering: true, positionSec: 33 });
    await pass(2 * STALL_TIMEOUT_MS);
    fail(engine);
    await pass(60_000);
    expect(onSourceChange).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toContain(
      'We’ll continue from here as soon as the connection is back.',
    );
    await goOnline();
    await pass(20_000);
    expect(engine.loaded.at(-1)?.options.startAtSec).toBe(33);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sourceHints()).toEqual(['TwopackPlaying', 'Glint(Data saver)Ready']);
  });

  it('that only just came back, a failure is no reason to leave the source', async () => {
    const onSourceChange = jest.fn<(source: FoundSource) => void>();
    const { engine } = await open({ sources, onSourceChange });
    online = false;
    fail(engine);
    await goOnline();
    fail(engine);
    await pass(0);
    expect(onSourceChange).not.toHaveBeenCalled();
  });

  it('that the browser does not notice, no source is left for one that cannot be reached either [PLAYER-42]', async () => {
    const onSourceChange = jest.fn<(source: FoundSource) => void>();
    const { engine } = await open({ sources, onSourceChange });
    reachable = () => false;
    set(engine, { buffering: true, positionSec: 33 });
    await pass(2 * STALL_TIMEOUT_MS);
    fail(engine);
    await pass(30_000);
    expect(onSourceChange).not.toHaveBeenCalled();
    reachable = () => true;
    await pass(20_000);
    expect(engine.loaded.at(-1)?.options.startAtSec).toBe(33);
    expect(sourceHints()).toEqual(['TwopackPlaying', 'Glint(Data saver)Ready']);
  });
});

describe('a source that failed', () => {
  it('is marked so until it plays again [PLAYER-19]', async () => {
    const onSourceChange = jest.fn<(source: FoundSource) => void>();
    const { engine, again } = await open({ sources, onSourceChange });
    fail(engine, 'media');
    await again({ result: second });
    expect(sourceHints()).toEqual(['TwopackFailed', 'Glint(Data saver)Playing']);
    fireEvent.click(screen.getByRole('menuitemradio', { name: /Twopack/ }));
    await again({ result: found });
    expect(sourceHints()).toEqual(['TwopackPlaying', 'Glint(Data saver)Ready']);
  });

  it('because of the network is no longer marked once the network is back', async () => {
    const onSourceChange = jest.fn<(source: FoundSource) => void>();
    const { engine, again } = await open({ sources, onSourceChange });
    fail(engine);
    await pass(0);
    await again({ result: second });
    expect(sourceHints()).toEqual(['TwopackFailed', 'Glint(Data saver)Playing']);
    press('Escape', screen.getByRole('menu'));
    press('Escape', screen.getByRole('menu'));
    await goOnline();
    expect(sourceHints()).toEqual(['TwopackReady', 'Glint(Data saver)Playing']);
  });
});

describe('a server that comes back', () => {
  it('is detected, and playback continues by itself', async () => {
    const { engine } = await open({ sources: [found] });
    reachable = () => false;
    fail(engine);
    await pass(3000);
    expect(engine.calls).not.toContain('reload');
    reachable = () => true;
    await pass(5000);
    expect(engine.calls).toContain('reload');
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
