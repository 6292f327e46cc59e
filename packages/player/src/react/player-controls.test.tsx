import { CONTROLS_HIDE_MS, MESSAGE_MS } from '@marquee/core';
import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { button, open, pass, press, root, set } from './player-test-kit';

describe('the controls', () => {
  it('have the accessible names that people and tests rely on [PLAYER-05]', async () => {
    const { engine } = await open({ kind: 'episode', next: { go: jest.fn() } });
    for (const name of ['Pause', 'Mute', 'Settings', 'Subtitles', 'Fullscreen', 'Picture in picture', 'Skip Intro']) {
      expect(button(name)).toBeTruthy();
    }
    expect(screen.getByRole('slider', { name: 'Seek' })).toBeTruthy();
    set(engine, { paused: true, positionSec: 95 });
    expect(button('Play')).toBeTruthy();
    expect(button('Next Episode')).toBeTruthy();
  });

  it('start playback when ready, at the saved second [PLAYER-01]', async () => {
    const { engine } = await open({ startAtSec: 42 });
    expect(engine.loaded[0]?.options.startAtSec).toBe(42);
    expect(engine.getState().paused).toBe(false);
  });

  it('show Back only if there is somewhere to go back to', async () => {
    const onClose = jest.fn();
    const { again } = await open({ onClose });
    fireEvent.click(button('Back'));
    expect(onClose).toHaveBeenCalledTimes(1);
    await again({ onClose: undefined });
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  });
});

describe('the keyboard', () => {
  it('pauses, seeks, mutes and changes the volume', async () => {
    const { engine } = await open();
    for (const [key, call] of [
      [' ', 'pause'],
      ['k', 'play'],
      ['j', 'seek 40'],
      ['l', 'seek 60'],
      ['ArrowLeft', 'seek 40'],
      ['ArrowRight', 'seek 60'],
      ['ArrowDown', 'setVolume 0.95'],
      ['m', 'setMuted true'],
    ] as const) {
      set(engine, { positionSec: 50 });
      const before = engine.calls.length;
      press(key);
      expect([key, ...engine.calls.slice(before)]).toContain(call);
    }
  });

  it('never skips before the start or past the end [PLAYER-08]', async () => {
    const { engine } = await open();
    set(engine, { positionSec: 4 });
    press('j');
    set(engine, { positionSec: 97 });
    press('l');
    expect(engine.calls.filter((call) => call.startsWith('seek'))).toEqual(['seek 0', 'seek 100']);
  });

  it('leaves keys alone that are typed elsewhere, or with a modifier [PLAYER-30]', async () => {
    const { engine } = await open();
    const input = document.body.appendChild(document.createElement('input'));
    press('k', input);
    fireEvent.keyDown(document.body, { key: 'f', ctrlKey: true });
    input.remove();
    expect(engine.calls).not.toContain('pause');
  });

  it('moves the slider by 5 s with arrows and to the ends with Home and End', async () => {
    const { engine } = await open();
    set(engine, { positionSec: 50 });
    const slider = screen.getByRole('slider', { name: 'Seek' });
    press('ArrowRight', slider);
    press('Home', slider);
    press('End', slider);
    expect(engine.calls.filter((call) => call.startsWith('seek'))).toEqual(['seek 55', 'seek 0', 'seek 100']);
  });

  it('requests picture-in-picture and says when the browser does not support it [PLAYER-03, PLAYER-04]', async () => {
    await open();
    press('i');
    await pass(0);
    expect(
      screen.getByText(/Your browser cannot use picture-in-picture right now, try again later\.\.\./),
    ).toBeTruthy();
    await pass(MESSAGE_MS);
    expect(screen.queryByText(/picture-in-picture right now/)).toBeNull();
  });
});

describe('hiding', () => {
  const shown = () => root().dataset.controls;

  it('happens 3 s after playback starts, and a mouse move brings the controls back [PLAYER-02]', async () => {
    await open();
    expect(shown()).toBe('visible');
    await pass(CONTROLS_HIDE_MS - 1);
    expect(shown()).toBe('visible');
    await pass(1);
    expect(shown()).toBe('hidden');
    fireEvent.pointerMove(root(), { pointerType: 'mouse' });
    expect(shown()).toBe('visible');
    await pass(CONTROLS_HIDE_MS);
    expect(shown()).toBe('hidden');
  });

  it('never happens while paused or while a menu is open [PLAYER-02]', async () => {
    const { engine } = await open();
    set(engine, { paused: true });
    await pass(CONTROLS_HIDE_MS * 3);
    expect(shown()).toBe('visible');
    set(engine, { paused: false });
    await pass(CONTROLS_HIDE_MS);
    expect(shown()).toBe('hidden');
    fireEvent.click(button('Settings'));
    await pass(CONTROLS_HIDE_MS * 3);
    expect(shown()).toBe('visible');
  });

  it('happens 3 s after the last mouse move, also after a move in a menu that has closed [PLAYER-02]', async () => {
    const move = () => fireEvent.pointerMove(root(), { pointerType: 'mouse' });
    await open();
    fireEvent.click(button('Settings'));
    await pass(0);
    move();
    await pass(CONTROLS_HIDE_MS / 3);
    fireEvent.click(button('Settings'));
    await pass(CONTROLS_HIDE_MS / 3);
    move();
    await pass(CONTROLS_HIDE_MS - 1);
    expect(shown()).toBe('visible');
    await pass(1);
    expect(shown()).toBe('hidden');
  });

  it('never happens while a control has keyboard focus', async () => {
    await open();
    fireEvent.keyDown(document.body, { key: 'Tab' });
    act(() => button('Mute').focus());
    await pass(CONTROLS_HIDE_MS * 3);
    expect(shown()).toBe('visible');
    act(() => button('Mute').blur());
    expect(shown()).toBe('hidden');
  });
});

describe('sound', () => {
  it('remembers volume and mute [PLAYER-06]', async () => {
    const onPreferencesChange = jest.fn();
    await open({ onPreferencesChange });
    fireEvent.change(screen.getByRole('slider', { name: 'Volume' }), { target: { value: '0.4' } });
    expect(onPreferencesChange).toHaveBeenLastCalledWith({ volume: 0.4, muted: false });
    fireEvent.click(button('Mute'));
    expect(onPreferencesChange).toHaveBeenLastCalledWith({ muted: true });
  });

  it('offers to unmute if the browser started muted, and does not store that', async () => {
    const onPreferencesChange = jest.fn();
    const { engine } = await open({ onPreferencesChange }, { autoplay: 'muted' });
    fireEvent.click(button('Tap to unmute'));
    expect(engine.getState().muted).toBe(false);
    expect(screen.queryByRole('button', { name: 'Tap to unmute' })).toBeNull();
    expect(onPreferencesChange).not.toHaveBeenCalled();
  });
});
