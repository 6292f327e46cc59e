import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { SessionInput } from '../session';
import { button, noIntro, open, pass, press, root, set } from './player-test-kit';

const card = (title: string) => ({ heading: 'Next episode', title });

/** The end of the first episode: its source, and the card of the second. */
async function atTheEnd() {
  const onProgress = jest.fn<NonNullable<SessionInput['onProgress']>>();
  const onNextEpisode = jest.fn();
  const props = { kind: 'episode', onProgress } as const;
  const next = (title: string) => ({ go: onNextEpisode, autoAdvance: false, upNext: card(title) });
  const kit = await open({ ...props, mediaId: 'tv:2/1/1', next: next('S1 E2 · Ebb') });
  set(kit.engine, { positionSec: 98, paused: false });
  /** The second episode is asked for, but its source is not found yet. */
  const goOn = () => kit.again({ ...props, mediaId: 'tv:2/1/2', sources: [], next: next('S1 E3 · Flood') });
  return { ...kit, goOn, props, onNextEpisode };
}

describe('while the source of the next episode is searched', () => {
  it('the player waits at 0:00 with the last frame, offers and plays nothing, and has saved the place [HISTORY-05, PLAYER-43]', async () => {
    const { engine, goOn, props } = await atTheEnd();
    expect(screen.getByText('S1 E2 · Ebb')).toBeTruthy();
    await goOn();
    expect(screen.queryByText(/S1 E[23]/)).toBeNull();
    expect(props.onProgress.mock.calls.map(([title, progress]) => [title, progress])).toMatchObject([
      [{ mediaId: 'tv:2/1/1' }, { watched: 98, duration: 100 }],
    ]);
    for (const key of [' ', 'k']) press(key);
    await pass(100);
    expect(engine.getState()).toMatchObject({ status: 'idle', paused: true, positionSec: 0 });
    expect(screen.queryByText('Playing')).toBeNull();
    expect(root().className).toContain('mq-player--started');
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
    expect(screen.getByRole('slider', { name: 'Seek' }).getAttribute('aria-valuenow')).toBe('0');
    for (const name of ['Settings', 'Subtitles']) {
      fireEvent.click(button(name));
      press('Escape', screen.getByRole('menu'));
    }
  });
});

describe('the next episode', () => {
  it('starts at its own place, and plays, once its source is found [PLAYER-14]', async () => {
    const { engine, again, goOn, props } = await atTheEnd();
    await goOn();
    await again({ ...props, mediaId: 'tv:2/1/2', sources: [noIntro], startAtSec: 12 });
    expect(engine.loaded.at(-1)?.options).toMatchObject({ startAtSec: 12, isResume: true });
    expect(engine.getState().paused).toBe(false);
  });

  it('stays paused if a media key or the sleep timer paused during the search', async () => {
    const { engine, session, again, goOn, props } = await atTheEnd();
    await goOn();
    act(session.pause);
    await again({ ...props, mediaId: 'tv:2/1/2', sources: [noIntro] });
    expect(engine.getState()).toMatchObject({ status: 'ready', paused: true });
    await goOn();
    await again({ ...props, mediaId: 'tv:2/1/3', sources: [noIntro] });
    expect(engine.getState()).toMatchObject({ status: 'ready', paused: false });
  });

  it('is asked for once, however often the card is pressed', async () => {
    const { onNextEpisode } = await atTheEnd();
    const next = document.querySelector('.mq-player__next button') as HTMLElement;
    fireEvent.click(next);
    fireEvent.click(next);
    expect(onNextEpisode.mock.calls).toEqual([['button']]);
  });
});

it('a film whose source is searched again goes on where it was left', async () => {
  const { engine, session, again } = await open();
  set(engine, { positionSec: 50 });
  // The page has stored the place by now.
  await again({ startAtSec: 50 });
  act(session.searchAgain);
  await pass(0);
  expect(engine.calls).toContain('unload');
  expect(engine.loaded.at(-1)?.options).toMatchObject({ startAtSec: 50 });
  expect(engine.getState().paused).toBe(false);
});
