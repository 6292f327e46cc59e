import { describe, expect, it, jest } from '@jest/globals';
import type { SkipActions } from '@marquee/core';
import type { Segment } from '@marquee/core/contracts';
import { fireEvent, screen } from '@testing-library/react';
import { defaultPreferences } from './player-props';
import { button, found, open, pass, set } from './player-test-kit';

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
