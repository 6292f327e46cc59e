import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { createPlayerError } from '../engine/errors/error-texts';
import type { LoadOutcome } from '../engine/player-engine';
import { type FoundSource } from '../sources/found-source';
import { type FakeEngineOptions } from '../testing/fake-engine';
import { button, found, open, pass, press, set } from './player-test-kit';

describe('the menus', () => {
  const renditions: FakeEngineOptions = {
    onLoaded: { qualities: ['360p', '1080p'], adaptive: true, activeQuality: '1080p' },
  };
  const names = () => screen.getAllByRole('menuitemradio').map((item) => item.textContent);

  const openQualities = () => {
    fireEvent.click(button('Settings'));
    fireEvent.click(screen.getByRole('menuitem', { name: /Quality/ }));
  };

  it('list qualities in the specified order with the one Auto selected and a page about them, and switch, or say that they cannot [PLAYER-15, PLAYER-17, TOKEN-14]', async () => {
    const onOpen = jest.fn();
    const { engine } = await open({ qualityGuide: { label: 'How to watch in 4K', onOpen } }, renditions);
    openQualities();
    expect(names()).toEqual(['360p', '1080p', 'Auto (1080p)']);
    fireEvent.click(screen.getByRole('menuitemradio', { name: '360p' }));
    await pass(0);
    expect(engine.calls).toContain('selectQuality 360p');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button('Settings'));
    engine.selectQuality = () => Promise.resolve(false);
    openQualities();
    fireEvent.click(screen.getByRole('menuitemradio', { name: '1080p' }));
    await pass(0);
    expect(screen.getByText('Failed to switch to 1080p')).toBeTruthy();
    openQualities();
    fireEvent.click(screen.getByRole('menuitem', { name: 'How to watch in 4K' }));
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  it('offer exactly the specified speeds, and close on a press outside [PLAYER-07]', async () => {
    const { engine } = await open();
    fireEvent.click(button('Subtitles'));
    fireEvent.pointerDown(document.body);
    expect(screen.queryByRole('menu')).toBeNull();
    fireEvent.click(button('Settings'));
    fireEvent.click(screen.getByRole('menuitem', { name: /Speed/ }));
    expect(names()).toEqual(['0.25×', '0.5×', '0.75×', 'Normal', '1.25×', '1.5×', '1.75×', '2×']);
    fireEvent.click(screen.getByRole('menuitemradio', { name: '1.5×' }));
    expect(engine.getState().rate).toBe(1.5);
  });

  it('can be used by keyboard alone: arrows wrap, left goes back, Escape closes and returns the focus', async () => {
    await open({}, renditions);
    fireEvent.click(button('Settings'));
    const menu = () => screen.getByRole('menu');
    const first = document.activeElement;
    press('ArrowUp', menu());
    expect(document.activeElement).not.toBe(first);
    press('ArrowDown', menu());
    expect(document.activeElement).toBe(first);
    press('ArrowRight', first as Element);
    expect(within(menu()).getByText('Quality')).toBeTruthy();
    press('ArrowLeft', menu());
    expect(within(menu()).getByText('Settings')).toBeTruthy();
    press('Escape', menu());
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button('Settings'));
  });

  it('offer other players for the source, if the site knows some: the film is paused [PLAYER-54]', async () => {
    const onOpenElsewhere = jest.fn();
    const { engine, again } = await open();
    fireEvent.click(button('Settings'));
    expect(screen.queryByRole('menuitem', { name: /Source/ })).toBeNull();
    await again({ onOpenElsewhere });
    fireEvent.click(screen.getByRole('menuitem', { name: /Source/ }));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Open in another player' }));
    expect(onOpenElsewhere).toHaveBeenCalledTimes(1);
    expect(engine.getState().paused).toBe(true);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('let the person report a problem, if the site takes reports: the film is paused [REPORT-01]', async () => {
    const onReport = jest.fn();
    const { engine, again } = await open();
    fireEvent.click(button('Settings'));
    expect(screen.queryByRole('menuitem', { name: 'Report a problem' })).toBeNull();
    await again({ onReport });
    fireEvent.click(screen.getByRole('menuitem', { name: 'Report a problem' }));
    expect(onReport).toHaveBeenCalledTimes(1);
    expect(engine.getState().paused).toBe(true);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button('Settings'));
    set(engine, { status: 'failed', error: createPlayerError('network') });
    fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Report a problem' }));
    expect(onReport).toHaveBeenCalledTimes(2);
  });

  it('have audio and subtitles in one panel, two clicks away [PLAYER-44]', async () => {
    const audioTracks = [
      { id: 'a', language: 'en', label: 'English' },
      { id: 'b', language: 'ja', label: 'Japanese' },
    ];
    const { engine } = await open({}, { onLoaded: { audioTracks, audioId: 'a' } });
    fireEvent.click(button('Subtitles'));
    const group = (name: string) => within(screen.getByRole('group', { name })).getAllByRole('menuitemradio');
    expect(group('Audio').map((item) => item.textContent)).toEqual(['English', 'Japanese']);
    expect(group('Subtitles').map((item) => item.textContent)).toEqual(['Off', 'English', 'Español']);
    fireEvent.click(screen.getByRole('menuitemradio', { name: 'Japanese' }));
    expect(engine.calls).toContain('selectAudio b');
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('show the sources when there are two, and say when changing fails [PLAYER-18]', async () => {
    const glint = {
      ...found,
      key: 'demo:glint',
      sourceId: 'glint',
      name: 'Glint(Data saver)',
      stream: { ...found.stream },
    };
    const listed = [found, glint, { key: 'demo:soapertv', name: 'Ashburn' }].map(({ key, name }) => ({
      ...{ key, name },
      adapterId: 'demo',
      sourceId: key,
    }));
    let outcome: LoadOutcome = 'ready';
    const { engine } = await open({ sources: [found, glint], listed }, { loadOutcome: () => outcome });
    fireEvent.click(button('Settings'));
    fireEvent.click(screen.getByRole('menuitem', { name: /Source/ }));
    expect(names()).toEqual(['TwopackPlaying', 'Glint(Data saver)Ready', 'AshburnNot available']);
    fireEvent.click(screen.getByRole('menuitemradio', { name: /^Ashburn/ }));
    outcome = 'failed';
    fireEvent.click(screen.getByRole('menuitemradio', { name: /^Glint\(Data saver\)/ }));
    expect(engine.loaded.map(({ stream }) => stream)).toEqual([found.stream, glint.stream]);
    // The first one is gone, too.
    const before = globalThis.fetch;
    globalThis.fetch = () => Promise.reject(new Error('down'));
    set(engine, { status: 'failed', error: createPlayerError('network'), paused: true });
    await pass(0);
    await pass(0);
    expect(screen.getByText('Failed to change video source. Please try another source.')).toBeTruthy();
    globalThis.fetch = before;
  });
});

describe('changing the source', () => {
  const other: FoundSource = {
    ...found,
    key: 'demo:other',
    stream: { ...found.stream, type: 'hls', playlist: 'https://x.example/other.m3u8' },
  };
  const sources = [found, other];

  it('continues at the same position, with the chosen quality', async () => {
    const { engine, session } = await open(
      { sources, startAtSec: 5 },
      { onLoaded: { qualities: ['360p'], adaptive: true } },
    );
    fireEvent.click(button('Settings'));
    fireEvent.click(screen.getByRole('menuitem', { name: /Quality/ }));
    fireEvent.click(screen.getByRole('menuitemradio', { name: '360p' }));
    await pass(0);
    set(engine, { positionSec: 33 });
    act(() => session.choose(other.key));
    expect(engine.loaded[1]?.options).toMatchObject({ startAtSec: 33, quality: '360p' });
  });

  it('stays paused when it was paused, and starts another title at its own second', async () => {
    const { engine, session, again } = await open({ sources });
    set(engine, { positionSec: 33, paused: true });
    act(() => session.choose(other.key));
    await pass(0);
    expect(engine.getState()).toMatchObject({ status: 'ready', paused: true });
    await again({ mediaId: 'movie:604', startAtSec: 7 });
    expect(engine.loaded.at(-1)?.options.startAtSec).toBe(7);
    expect(engine.getState().paused).toBe(false);
  });

  it('does not load the same source again when it is found again', async () => {
    const { engine, again } = await open();
    await again({ sources: [{ ...found, stream: { ...found.stream } }] });
    expect(engine.loaded).toHaveLength(1);
  });
});

describe('subtitles', () => {
  it('list every language, and say when one cannot be loaded [SUBTITLE-08]', async () => {
    await open();
    fireEvent.click(button('Subtitles'));
    expect(screen.getAllByRole('menuitemradio').map((item) => item.textContent)).toEqual(['Off', 'English', 'Español']);
    fireEvent.click(screen.getByRole('menuitemradio', { name: 'Español' }));
    await pass(0);
    expect(screen.getByText('The subtitles couldn’t be loaded.')).toBeTruthy();
  });
});
