import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { createPlayerError } from '../engine/errors/error-texts';
import type { FakeEngine } from '../testing/fake-engine';
import type { FoundSource } from '../sources/found-source';
import { STALL_TIMEOUT_MS } from './hooks/use-failover';
import { button, found, open, pass, set } from './player-test-kit';

const second: FoundSource = { ...found, key: 'demo:glint', sourceId: 'glint', name: 'Glint(Data saver)' };
const sources = [found, second];

/** What an engine does when it gives up. */
const fail = (engine: FakeEngine, code: 'network' | 'media' = 'network') =>
  act(() => {
    const error = createPlayerError(code);
    engine.setState({ status: 'failed', error, paused: true, buffering: false });
    engine.emit('error', error);
  });

describe('a source that fails during playback', () => {
  it('is replaced by the next one at the same position, with a message and without an error panel [PLAYER-19]', async () => {
    const onSourceChange = jest.fn<(source: FoundSource) => void>();
    const { engine, again } = await open({ sources, onSourceChange });
    set(engine, { positionSec: 33 });
    fail(engine);
    expect(onSourceChange.mock.calls).toEqual([[second]]);
    expect(screen.getByText('Failed to load source: Twopack')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    await again({ result: { ...second, stream: { ...second.stream, thumbnails: 'https://x.example/t.vtt' } } });
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

  it('says so when the next one cannot be opened either [PLAYER-18]', async () => {
    const { engine } = await open({ sources, onSourceChange: () => Promise.reject(new Error('gone')) });
    fail(engine);
    await pass(0);
    expect(screen.getByText('Failed to change video source. Please try another source.')).toBeTruthy();
    expect(screen.getByRole('alert')).toBeTruthy();
  });
});

describe('a server that comes back', () => {
  it('is detected, and playback continues by itself', async () => {
    const answers = [Promise.reject(new Error('down')), Promise.resolve({ ok: true, body: null } as Response)];
    answers[0]?.catch(() => undefined);
    globalThis.fetch = jest.fn(() => answers.shift() ?? Promise.reject(new Error('not expected')));
    const { engine } = await open({ sources: [found] });
    fail(engine);
    await pass(3000);
    expect(engine.calls).not.toContain('reload');
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
