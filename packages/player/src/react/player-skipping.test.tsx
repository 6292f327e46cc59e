import { describe, expect, it, jest } from '@jest/globals';
import type { SkipActions } from '@marquee/core';
import type { Segment } from '@marquee/core/contracts';
import { fireEvent, screen, act } from '@testing-library/react';
import { defaultPreferences } from './player-props';
import { button, found, open, pass, set, noIntro, press, root } from './player-test-kit';
import type { SessionInput } from '../session';

const resultOf = (segments: Segment[]) => ({ ...found, stream: { ...found.stream, segments } });
const recap: Segment = { kind: 'recap', startSec: 0, endSec: 20 };
const intro: Segment = { kind: 'intro', startSec: 30, endSec: 90 };
const credits: Segment = { kind: 'credits', startSec: 900, endSec: 960 };
const preferences = (actions: Partial<SkipActions>) => ({
  ...defaultPreferences,
  skipActions: { ...defaultPreferences.skipActions, ...actions },
});
const long = { durationSec: 1000 };
const offer = (name: string) => screen.queryByRole('button', { name });

describe('segments', () => {
  it('are offered by their kind [PLAYER-50]', async () => {
    const { engine } = await open({ sources: [resultOf([recap, intro, credits])] }, long);
    set(engine, { positionSec: 3, paused: false });
    fireEvent.click(button('Skip Recap'));
    set(engine, { positionSec: 40 });
    fireEvent.click(button('Skip Intro'));
    set(engine, { positionSec: 905 });
    // Another scene follows the credits.
    fireEvent.click(button('Skip Credits'));
    expect(engine.calls.filter((call) => call.startsWith('seek'))).toEqual(['seek 20', 'seek 90', 'seek 960']);
    expect(offer('Undo')).toBeNull();
  });

  it('that are never to be skipped are not offered [PLAYER-50]', async () => {
    const { engine } = await open({ sources: [resultOf([intro])], preferences: preferences({ intro: 'never' }) }, long);
    set(engine, { positionSec: 40, paused: false });
    expect(offer('Skip Intro')).toBeNull();
  });

  it('leave the end of an episode to the next one where nothing follows them [PLAYER-50]', async () => {
    const props = { kind: 'episode' as const, next: { go: jest.fn() } };
    const last: Segment = { ...credits, startSec: 880, endSec: 1000 };
    const { engine, again } = await open({ ...props, sources: [resultOf([last])] }, long);
    set(engine, { positionSec: 890, paused: false });
    expect(offer('Skip Credits')).toBeTruthy();
    set(engine, { positionSec: 950 });
    expect([offer('Skip Credits'), offer('Next Episode') !== null]).toEqual([null, true]);
    await again({ ...props, mediaId: 'tv:2/1/2', sources: [resultOf([{ ...last, endSec: 970 }])] });
    set(engine, { positionSec: 950, paused: false });
    expect(offer('Skip Credits')).toBeTruthy();
  });
});

describe('a kind that is skipped automatically', () => {
  const seeks = (calls: readonly string[]) => calls.filter((call) => call.startsWith('seek'));
  const start = async (segments: Segment[] = [intro]) => {
    const { engine } = await open(
      { sources: [resultOf(segments)], preferences: preferences({ intro: 'skip', credits: 'skip' }) },
      long,
    );
    set(engine, { positionSec: 29, paused: false });
    return engine;
  };

  it('is skipped once, says so, and is watched after Undo [PLAYER-51]', async () => {
    const engine = await start();
    set(engine, { positionSec: 30.2 });
    expect(seeks(engine.calls)).toEqual(['seek 90']);
    expect(screen.getAllByRole('status').some(({ textContent }) => textContent === 'Intro skipped')).toBe(true);
    fireEvent.click(button('Undo'));
    expect(seeks(engine.calls)).toEqual(['seek 90', 'seek 30.2']);
    set(engine, { positionSec: 31 });
    expect(seeks(engine.calls)).toHaveLength(2);
    // It can still be skipped manually.
    expect(offer('Skip Intro')).toBeTruthy();
  });

  it('plays if the viewer seeks into it, before or after it was skipped [PLAYER-51]', async () => {
    const engine = await start([intro, credits]);
    set(engine, { positionSec: 60 });
    set(engine, { positionSec: 61 });
    expect(seeks(engine.calls)).toEqual([]);
    set(engine, { positionSec: 899.5 });
    set(engine, { positionSec: 900.1 });
    set(engine, { positionSec: 930 });
    expect(seeks(engine.calls)).toEqual(['seek 960']);
  });

  it('waits for playback, and offers Undo for 8 s', async () => {
    const engine = await start();
    set(engine, { positionSec: 30.2, paused: true });
    expect(seeks(engine.calls)).toEqual([]);
    set(engine, { paused: false });
    expect(seeks(engine.calls)).toEqual(['seek 90']);
    expect(offer('Undo')).toBeTruthy();
    await pass(8500);
    expect(offer('Undo')).toBeNull();
  });

  it('is only offered where 3 % of the episode is a guess', async () => {
    const { engine } = await open(
      { kind: 'episode', sources: [resultOf([])], preferences: preferences({ intro: 'skip' }) },
      long,
    );
    set(engine, { positionSec: 5, paused: false });
    expect(seeks(engine.calls)).toEqual([]);
    expect(offer('Skip Intro')).toBeTruthy();
  });
});

it('the menu has a page for each kind of the source, and remembers what is chosen [PLAYER-52]', async () => {
  const onPreferencesChange = jest.fn();
  await open({ sources: [resultOf([intro])], onPreferencesChange }, long);
  fireEvent.click(button('Settings'));
  expect(screen.queryByRole('menuitem', { name: /Credits/ })).toBeNull();
  fireEvent.click(screen.getByRole('menuitem', { name: /Intros/ }));
  fireEvent.click(screen.getByRole('menuitemradio', { name: 'Never skip' }));
  const skipActions = { ...defaultPreferences.skipActions, intro: 'never' };
  expect(onPreferencesChange).toHaveBeenLastCalledWith({ skipActions });
});

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
  it('has a button in the bar from the start, unless it has yet to air; the last one says where Next leads [PLAYER-56]', async () => {
    const go = jest.fn();
    const inBar = () => screen.queryByRole('button', { name: 'Next: S1 E2 · Ebb' });
    const { engine, again } = await open({ kind: 'episode', next: { go, upNext: card('S1 E2 · Ebb') } });
    set(engine, { positionSec: 20, paused: false });
    fireEvent.click(button('Next: S1 E2 · Ebb'));
    expect(go).toHaveBeenCalledWith('button');
    await again({ kind: 'episode', next: { go, upNext: { ...card('S1 E2 · Ebb'), notYet: 'Airs tomorrow' } } });
    expect(inBar()).toBeNull();
    await again({ kind: 'episode', next: { go, autoAdvance: false, note: 'Starts again at season 1' } });
    set(engine, { positionSec: 98 });
    expect(screen.getByText('Starts again at season 1')).toBeTruthy();
    expect(button('Next Episode')).toBeTruthy();
  });

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
