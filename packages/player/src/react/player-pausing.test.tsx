import { afterEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { createPlayerError } from '../engine/errors/error-texts';
import type { LoadOutcome } from '../engine/player-engine';
import type { FoundSource } from '../sources/found-source';
import { button, found, open, pass, press, set } from './player-test-kit';

const second = { ...found, key: 'demo:glint', stream: { ...found.stream, thumbnails: 'https://x.example/t.vtt' } };
const third = { ...found, key: 'demo:third', stream: { ...found.stream, thumbnails: 'https://x.example/3.vtt' } };
const three = [found, second, third];

/** A player whose loads end when `finish` is called; its film is loading. */
async function loading(sources = [found]) {
  let finish: (outcome: LoadOutcome) => void = () => undefined;
  const kit = await open({ sources }, { loadOutcome: () => new Promise((resolve) => (finish = resolve)) });
  return {
    ...kit,
    choose: ({ key }: FoundSource) => act(() => kit.session.choose(key)),
    finish: async (outcome: LoadOutcome = 'ready') => {
      finish(outcome);
      await pass(0);
    },
  };
}

describe('a pause while another source loads', () => {
  it('by its key lasts, and a second press plays on [PLAYER-30]', async () => {
    const { engine, choose, finish } = await loading(three);
    await finish();
    choose(second);
    press('k');
    await finish();
    expect(engine.getState()).toMatchObject({ status: 'ready', paused: true });
    choose(third);
    press('k');
    expect(engine.getState()).toMatchObject({ status: 'loading', paused: false });
    await finish();
    expect(engine.getState()).toMatchObject({ status: 'ready', paused: false });
  });

  it('by the sleep timer lasts [PLAYER-36]', async () => {
    const { engine, choose, finish } = await loading(three);
    await finish();
    fireEvent.click(button('Settings'));
    fireEvent.click(screen.getByRole('menuitem', { name: /Sleep timer/ }));
    fireEvent.click(screen.getByRole('menuitemradio', { name: '10 minutes' }));
    await pass(9.99 * 60_000);
    choose(second);
    await pass(0.01 * 60_000);
    await finish();
    expect(engine.getState()).toMatchObject({ status: 'ready', paused: true });
  });
});

describe('Reload after a failure', () => {
  it('plays, although the film was paused: the visitor asked for it [PLAYER-20]', async () => {
    const { engine, finish } = await loading();
    await finish();
    press('k');
    set(engine, { status: 'failed', error: createPlayerError('network'), paused: true });
    fireEvent.click(button('Reload'));
    await finish();
    expect(engine.getState()).toMatchObject({ status: 'ready', paused: false });
  });

  it('stays paused if the film is paused before it is ready', async () => {
    const { engine, finish } = await loading();
    await finish();
    set(engine, { status: 'failed', error: createPlayerError('network'), paused: true });
    fireEvent.click(button('Reload'));
    press('k');
    await finish();
    expect(engine.getState()).toMatchObject({ status: 'ready', paused: true });
  });
});

describe('a second tab of the site that begins to play', () => {
  const posted: unknown[] = [];
  let receive: ((event: { data: unknown }) => void) | undefined;
  class Channel {
    set onmessage(listener: (event: { data: unknown }) => void) {
      receive = listener;
    }
    postMessage = (message: unknown): void => void posted.push(message);
    close(): void {}
  }
  const secondTabPlays = () => act(() => receive?.({ data: 'plays' }));
  const cover = () => screen.queryByText('Playing in another tab');
  afterEach(() => void Reflect.deleteProperty(globalThis, 'BroadcastChannel'));

  it('while the film loads leaves it paused, until Play here is pressed [PLAYER-38]', async () => {
    Object.assign(globalThis, { BroadcastChannel: Channel });
    const { engine, finish } = await loading();
    secondTabPlays();
    await finish();
    expect(engine.getState()).toMatchObject({ status: 'ready', paused: true });
    expect(cover()).toBeTruthy();
    expect(posted).toEqual([]);
    fireEvent.click(button('Play here'));
    expect(cover()).toBeNull();
    expect(engine.getState().paused).toBe(false);
    expect(posted).toEqual(['plays']);
  });

  it('while the next episode has no source yet leaves that paused', async () => {
    Object.assign(globalThis, { BroadcastChannel: Channel });
    const { engine, again, finish } = await loading();
    await finish();
    await again({ mediaId: 'movie:2', sources: [] });
    secondTabPlays();
    await again({ mediaId: 'movie:2', sources: [second] });
    await finish();
    expect(engine.getState()).toMatchObject({ status: 'ready', paused: true });
    expect(cover()).toBeTruthy();
  });

  it('while the film loads gives way to Play here before it is ready', async () => {
    Object.assign(globalThis, { BroadcastChannel: Channel });
    const { engine, finish } = await loading();
    secondTabPlays();
    fireEvent.click(button('Play here'));
    expect(cover()).toBeNull();
    await finish();
    expect(engine.getState()).toMatchObject({ status: 'ready', paused: false });
  });

  it('while the film waits for its server keeps it from playing when that is back', async () => {
    Object.assign(globalThis, { BroadcastChannel: Channel });
    const { engine, finish } = await loading();
    await finish();
    set(engine, { status: 'failed', error: createPlayerError('network'), paused: true });
    secondTabPlays();
    act(() => void engine.reload());
    await finish();
    expect(engine.getState()).toMatchObject({ status: 'ready', paused: true });
    expect(cover()).toBeTruthy();
  });
});
