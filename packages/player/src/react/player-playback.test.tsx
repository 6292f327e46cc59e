import { STILL_LOADING_MS } from '@marquee/core';
import { describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { createPlayerError } from '../engine/errors/error-texts';
import { type FakeEngine } from '../testing/fake-engine';
import type { SessionInput } from '../session';
import { button, noIntro, open, pass, set } from './player-test-kit';

describe('waiting and failing', () => {
  it("says 'Still loading....' after 6 s [PLAYER-23, PLAYER-41]", async () => {
    const { engine } = await open();
    set(engine, { buffering: true });
    await pass(STILL_LOADING_MS - 1);
    expect(screen.queryByText('Still loading....')).toBeNull();
    await pass(1);
    expect(screen.getByText('Still loading....')).toBeTruthy();
    set(engine, { buffering: false });
    expect(screen.queryByText('Still loading....')).toBeNull();
  });

  it('shows what went wrong with a Reload button that has the focus [PLAYER-20]', async () => {
    const { engine } = await open();
    set(engine, { status: 'failed', error: createPlayerError('network'), paused: true });
    const panel = within(screen.getByRole('alert'));
    expect(panel.getByText("The video couldn't be loaded.")).toBeTruthy();
    expect(panel.getByText('Check your internet connection and try again.')).toBeTruthy();
    expect(document.activeElement).toBe(button('Reload'));
    fireEvent.click(button('Reload'));
    expect(engine.loaded).toHaveLength(2);
    await pass(0);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says which source failed and why, under the error [SOURCE-14]', async () => {
    const before = globalThis.fetch;
    globalThis.fetch = () => Promise.resolve({ ok: false, status: 403 } as Response);
    // Preloaded, so that the panel need not wait for it.
    await import('../diagnosis');
    const { engine } = await open();
    set(engine, { status: 'failed', error: createPlayerError('network'), paused: true });
    await pass(0);
    await pass(0);
    expect(screen.getByRole('alert').textContent).toMatch(/Twopack refused the key \(403\)\./);
    expect(screen.queryByText(/as soon as the connection is back/)).toBeNull();
    globalThis.fetch = before;
  });

  it('generates no thumbnails by seeking for a visitor who saves data [PLAYER-28]', async () => {
    const { engine, again } = await open();
    const load = jest.spyOn(engine, 'load');
    await again({ mediaId: 'movie:604' });
    await again({ mediaId: 'movie:605', savesData: true });
    expect(load.mock.calls.map(([, options]) => options?.seekThumbnails)).toEqual([true, false]);
  });

  it('shows the notice of a source until it is dismissed', async () => {
    await import('./panels/panels');
    await open();
    await pass(0);
    expect(screen.getByText('A demo film stands in for this title.')).toBeTruthy();
    fireEvent.click(button('Dismiss notice'));
    expect(screen.queryByText('A demo film stands in for this title.')).toBeNull();
  });
});

describe('a saved position past the end of what plays', () => {
  it('says that playback starts at the beginning [HISTORY-06]', async () => {
    const { engine } = await open({ startAtSec: 5000 });
    expect(engine.loaded.at(-1)?.options).toMatchObject({ startAtSec: 5000, isResume: true });
    act(() => engine.emit('startedOver', undefined));
    expect(screen.getByText('Playing from the start. This version ends before where you left off.')).toBeTruthy();
  });

  it('does not skip the episode while it loads [PLAYER-10]', async () => {
    const onNextEpisode = jest.fn();
    const { engine } = await open({ kind: 'episode', next: { go: onNextEpisode } });
    set(engine, { status: 'loading', positionSec: 2700, durationSec: 75, paused: false });
    expect(screen.queryByRole('button', { name: 'Next Episode' })).toBeNull();
    expect(onNextEpisode).not.toHaveBeenCalled();
  });
});

describe('skip-intro and next-episode buttons', () => {
  const skip = () => screen.queryByRole('button', { name: 'Skip Intro' });

  it('skip a real intro of any title, to its end [PLAYER-09]', async () => {
    const { engine } = await open();
    set(engine, { positionSec: 3 });
    fireEvent.click(skip() as HTMLElement);
    expect(engine.calls).toContain('seek 12');
    expect(skip()).toBeNull();
  });

  it('without a real one skip 3 % of an episode, and nothing of a film', async () => {
    const { engine } = await open({ kind: 'episode', sources: [noIntro] }, { durationSec: 1000 });
    set(engine, { positionSec: 5 });
    fireEvent.click(skip() as HTMLElement);
    expect(engine.calls).toContain('seek 30');
    cleanup();
    await open({ sources: [noIntro] });
    expect(skip()).toBeNull();
  });

  it('open the next episode above 93 %, and automatically above 99.5 % during playback [PLAYER-10]', async () => {
    const onNextEpisode = jest.fn();
    const { engine } = await open({ kind: 'episode', next: { go: onNextEpisode } });
    const next = () => screen.queryByRole('button', { name: 'Next Episode' });
    set(engine, { positionSec: 93 });
    expect(next()).toBeNull();
    set(engine, { positionSec: 93.1 });
    fireEvent.click(next() as HTMLElement);
    expect(onNextEpisode).toHaveBeenLastCalledWith('button');
    set(engine, { positionSec: 50 });
    set(engine, { positionSec: 99.6, paused: true });
    expect(onNextEpisode).toHaveBeenCalledTimes(1);
    set(engine, { paused: false });
    set(engine, { positionSec: 99.8 });
    expect(onNextEpisode.mock.calls.slice(1)).toEqual([['auto']]);
  });

  it('become a card with picture, name and countdown in the last half minute [PLAYER-43]', async () => {
    const onNextEpisode = jest.fn();
    const upNext = { heading: 'Next episode', title: 'S1 E2 · Pilot', picture: 'https://x.example/still.jpg' };
    const { engine } = await open({ kind: 'episode', next: { upNext, go: onNextEpisode } }, { durationSec: 1000 });
    set(engine, { positionSec: 940, paused: false });
    expect(screen.queryByText('S1 E2 · Pilot')).toBeNull();
    set(engine, { positionSec: 983 });
    expect(screen.getByRole('region', { name: 'Next episode' }).textContent).toContain('in 12 s');
    expect(screen.getByText('S1 E2 · Pilot')).toBeTruthy();
    const picture = document.querySelector('.mq-player__next img');
    expect(picture?.getAttribute('src')).toBe('https://x.example/still.jpg');
    if (picture) fireEvent.error(picture);
    expect(document.querySelector('.mq-player__next img')).toBeNull();
    fireEvent.click(button('Next Episode'));
    expect(onNextEpisode.mock.calls).toEqual([['button']]);
  });

  it('let viewers watch the credits, and continue at their end [PLAYER-43]', async () => {
    const onNextEpisode = jest.fn();
    const upNext = { heading: 'Next episode', title: 'S1 E2 · Pilot' };
    const { engine } = await open({ kind: 'episode', next: { upNext, go: onNextEpisode } }, { durationSec: 1000 });
    set(engine, { positionSec: 983, paused: false });
    fireEvent.click(button('Watch credits'));
    expect(screen.queryByRole('button', { name: 'Next Episode' })).toBeNull();
    set(engine, { positionSec: 999 });
    expect(onNextEpisode).not.toHaveBeenCalled();
    set(engine, { positionSec: 1000, ended: true, paused: true });
    expect(onNextEpisode.mock.calls).toEqual([['auto']]);
  });

  it('never advance automatically if autoplay is off', async () => {
    const onNextEpisode = jest.fn();
    const { engine } = await open({ kind: 'episode', next: { go: onNextEpisode, autoAdvance: false } });
    set(engine, { positionSec: 99.9 });
    set(engine, { positionSec: 100, ended: true, paused: true });
    expect(onNextEpisode).not.toHaveBeenCalled();
  });
});

it('shows what the site has for the end, once it is over [PLAYER-45]', async () => {
  const { engine } = await open({ endScreen: <p>Watch next</p> });
  expect(screen.queryByText('Watch next')).toBeNull();
  set(engine, { ended: true, paused: true, positionSec: 100 });
  expect(screen.getByText('Watch next')).toBeTruthy();
});

const progressSpy = () => jest.fn<NonNullable<SessionInput['onProgress']>>();
const reported = (onProgress: ReturnType<typeof progressSpy>) => onProgress.mock.calls.map(([, progress]) => progress);

describe('progress', () => {
  it('is reported every 2 s while playing past 5 s [HISTORY-05]', async () => {
    const onProgress = progressSpy();
    const { engine } = await open({ onProgress });
    set(engine, { positionSec: 5 });
    await pass(2000);
    expect(onProgress).not.toHaveBeenCalled();
    set(engine, { positionSec: 6 });
    await pass(2000);
    set(engine, { positionSec: 8 });
    await pass(2000);
    await pass(2000);
    expect(reported(onProgress)).toEqual([
      { watched: 6, duration: 100 },
      { watched: 8, duration: 100 },
    ]);
  });

  it('is not reported for media under 10 s [HISTORY-05]', async () => {
    const onProgress = progressSpy();
    const { engine } = await open({ onProgress }, { durationSec: 9 });
    set(engine, { positionSec: 8 });
    await pass(4000);
    expect(onProgress).not.toHaveBeenCalled();
  });

  it.each([
    ['pause', (engine: FakeEngine) => engine.setState({ paused: true })],
    [
      'the end of a seek',
      (engine: FakeEngine) => {
        engine.setState({ seeking: true, paused: true });
        engine.setState({ seeking: false });
      },
    ],
    ['hiding the page', () => window.dispatchEvent(new Event('pagehide'))],
    ['closing', (_: FakeEngine, close: () => void) => close()],
  ])('is reported at once on %s', async (_, happen) => {
    const onProgress = progressSpy();
    const { engine, session } = await open({ onProgress });
    set(engine, { positionSec: 50 });
    act(() => happen(engine, session.stop));
    expect(reported(onProgress)).toEqual([{ watched: 50, duration: 100 }]);
  });

  it('is where somebody seeks who leaves at once', async () => {
    const onProgress = progressSpy();
    const { engine } = await open({ onProgress });
    set(engine, { positionSec: 50 });
    set(engine, { positionSec: 98, seeking: true });
    cleanup();
    expect(reported(onProgress)).toEqual([{ watched: 98, duration: 100 }]);
  });

  it('is not reported of a place that is only sought, which may lie beyond the end of a file', async () => {
    const onProgress = progressSpy();
    const { engine } = await open({ onProgress });
    set(engine, { positionSec: 50 });
    set(engine, { positionSec: 98, seeking: true });
    await pass(2000);
    expect(reported(onProgress)).toEqual([{ watched: 50, duration: 100 }]);
    set(engine, { seeking: false });
    set(engine, { positionSec: 50, durationSec: 98, ended: true, paused: true });
    expect(reported(onProgress).slice(1)).toEqual([{ watched: 50, duration: 98 }]);
  });

  it('is reported for the title it was made on, even when the next one starts', async () => {
    const reports: [string, number][] = [];
    const { engine, again } = await open({
      onProgress: ({ mediaId }, { watched }) => reports.push([mediaId, watched]),
    });
    set(engine, { positionSec: 70 });
    await again({ mediaId: 'movie:604' });
    set(engine, { positionSec: 9 });
    await pass(2000);
    expect(reports).toEqual([
      ['movie:603', 70],
      ['movie:604', 9],
    ]);
  });
});
