import { defaultKeyMap } from '@marquee/core';
import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { createPlayerError } from '../engine/errors/error-texts';
import { defaultPreferences, type PlayerPreferences } from './player-props';
import { button, open, press, root, set } from './player-test-kit';

const seeks = (calls: readonly string[]) => calls.filter((call) => call.startsWith('seek'));
/** Panels are fetched when first opened. */
const arrive = async () => {
  jest.useRealTimers();
  await screen.findAllByRole('dialog');
  jest.useFakeTimers();
};
const openHelp = async () => {
  press('?');
  await arrive();
};
const withKeys = (keys: Partial<PlayerPreferences['keys']>): PlayerPreferences => ({
  ...defaultPreferences,
  keys: { ...defaultKeyMap, ...keys },
});

describe('more keys', () => {
  it('digits jump to tenths, n goes to the next episode, < and > change the speed [PLAYER-30]', async () => {
    const onNextEpisode = jest.fn();
    const { engine } = await open({ kind: 'episode', next: { go: onNextEpisode } });
    press('7');
    press('0');
    expect(seeks(engine.calls)).toEqual(['seek 70', 'seek 0']);
    press('n');
    expect(onNextEpisode).toHaveBeenCalledWith('button');
    fireEvent.keyDown(document.body, { key: '>', shiftKey: true });
    fireEvent.keyDown(document.body, { key: '>', shiftKey: true });
    fireEvent.keyDown(document.body, { key: '<' });
    expect(engine.calls.filter((call) => call.startsWith('setRate'))).toEqual([
      'setRate 1.25',
      'setRate 1.5',
      'setRate 1.25',
    ]);
    expect(screen.getByText('Speed 1.25×')).toBeTruthy();
  });

  it('n of a film says that nothing follows; capitals with Shift are left to the browser', async () => {
    const { engine } = await open();
    press('n');
    expect(screen.getByText('No next episode')).toBeTruthy();
    fireEvent.keyDown(document.body, { key: 'M', shiftKey: true });
    expect(engine.calls).not.toContain('setMuted true');
    // Caps Lock alone changes nothing.
    press('M');
    expect(engine.calls).toContain('setMuted true');
  });

  it('that were changed work, and the old ones no longer do', async () => {
    const { engine } = await open({ preferences: withKeys({ mute: ['x'] }) });
    press('m');
    expect(engine.calls).not.toContain('setMuted true');
    press('x');
    expect(engine.calls).toContain('setMuted true');
    expect(button('Mute').title).toBe('Mute (X)');
  });

  it('of one character can be switched off; then only Space, arrows and other named keys work and are listed [PLAYER-32]', async () => {
    const { engine } = await open({ preferences: { ...defaultPreferences, characterKeys: false } });
    for (const key of ['m', '7', '>', '?']) press(key);
    expect(engine.calls.filter((call) => /^(?:setMuted true|seek|setRate)/.test(call))).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button('Mute').title).toBe('Mute');
    expect(button('Pause').title).toBe('Pause (Space)');
    press('ArrowRight');
    expect(seeks(engine.calls)).toHaveLength(1);
    press(' ');
    expect(engine.calls).toContain('pause');
  });
});

describe('Space', () => {
  /** Like a mouse: the control has focus, but does not show it. */
  const point = (control: HTMLElement) => {
    fireEvent.pointerDown(control);
    control.focus();
  };

  it('pauses after a click on a control, and does not press it again [PLAYER-30]', async () => {
    const { engine } = await open();
    point(button('Mute'));
    const before = engine.calls.length;
    const isFree = press(' ', button('Mute'));
    expect(engine.calls.slice(before)).toEqual(['pause']);
    expect(isFree).toBe(false);
    // Firefox activates a button on keyup.
    expect(fireEvent.keyUp(button('Mute'), { key: ' ' })).toBe(false);
  });

  it('presses the control that the keyboard has reached', async () => {
    const { engine } = await open();
    button('Mute').focus();
    const before = engine.calls.length;
    expect(press(' ', button('Mute'))).toBe(true);
    expect(fireEvent.keyUp(button('Mute'), { key: ' ' })).toBe(true);
    expect(engine.calls.slice(before)).toEqual([]);
  });

  it('presses the answer to a question over the video, however it got the focus', async () => {
    const { engine } = await open();
    set(engine, { status: 'failed', error: createPlayerError('network'), paused: true });
    point(button('Reload'));
    const before = engine.calls.length;
    expect(press(' ', button('Reload'))).toBe(true);
    expect(engine.calls.slice(before)).toEqual([]);
  });
});

describe('the arrows of a remote', () => {
  const place = (element: Element, left: number, top: number) => {
    element.getBoundingClientRect = () =>
      ({ left, top, right: left + 40, bottom: top + 40, width: 40, height: 40 }) as DOMRect;
  };
  it('start with Enter, move between controls, seek on the seek bar, and end with Escape or Back [PLAYER-33]', async () => {
    const { engine } = await open();
    set(engine, { positionSec: 50 });
    const seek = screen.getByRole('slider', { name: 'Seek' });
    place(button('Pause'), 0, 100);
    place(button('Mute'), 80, 100);
    place(seek, 0, 40);
    const volume = screen.getByRole('slider', { name: 'Volume' });
    place(volume, 130, 100);
    place(button('Settings'), 300, 100);
    press('Enter');
    expect(document.activeElement).toBe(button('Pause'));
    press('ArrowRight', button('Pause'));
    expect(document.activeElement).toBe(button('Mute'));
    expect(seeks(engine.calls)).toEqual([]);
    // A slider in the row is skipped; it uses up and down itself.
    press('ArrowRight', button('Mute'));
    expect(document.activeElement).toBe(volume);
    press('ArrowUp', volume);
    expect(document.activeElement).toBe(volume);
    press('ArrowRight', volume);
    expect(document.activeElement).toBe(button('Settings'));
    press('ArrowLeft', button('Settings'));
    press('ArrowLeft', volume);
    press('ArrowLeft', button('Mute'));
    press('ArrowUp', button('Pause'));
    expect(document.activeElement).toBe(seek);
    press('ArrowRight', seek);
    expect(seeks(engine.calls)).toEqual(['seek 55']);
    press('GoBack', seek);
    expect(document.activeElement).toBe(root());
    press('ArrowRight', root());
    expect(seeks(engine.calls)).toEqual(['seek 55', 'seek 65']);
  });
});

describe('a panel of the caller inside the player', () => {
  const panel = { label: 'Episodes', render: () => <a href="#two">Two</a> };

  it('is closed by Escape and the keys of a remote, which return the focus to its button', async () => {
    const { engine } = await open({ panel });
    for (const key of ['Escape', 'GoBack', 'BrowserBack']) {
      button('Episodes').focus();
      fireEvent.click(button('Episodes'));
      const list = screen.getByRole('dialog', { name: 'Episodes' });
      press('ArrowRight', list);
      expect(seeks(engine.calls)).toEqual([]);
      press(key, list);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(document.activeElement).toBe(button('Episodes'));
    }
  });
});

describe('the list of keys', () => {
  it('opens with ?, keeps the focus, closes with Escape, and returns it', async () => {
    await open();
    await openHelp();
    const dialog = screen.getByRole('dialog', { name: 'Keyboard' });
    expect(document.activeElement).toBe(dialog);
    expect(dialog.textContent).toContain('Picture in picture');
    const close = button('Close Keyboard');
    act(() => close.focus());
    fireEvent.keyDown(close, { key: 'Tab', shiftKey: true });
    expect(dialog.contains(document.activeElement)).toBe(true);
    expect(document.activeElement).not.toBe(close);
    press('k', dialog);
    press('Escape', dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(root());
  });

  it('changes a key at once and remembers it [PLAYER-31]', async () => {
    const onPreferencesChange = jest.fn();
    const { engine } = await open({ onPreferencesChange });
    await openHelp();
    fireEvent.click(button('Change M for Mute'));
    press('x', button('Press a key. Backspace removes it.'));
    expect(screen.getByText('X now does “Mute”.')).toBeTruthy();
    expect(onPreferencesChange).toHaveBeenLastCalledWith({ keys: { ...defaultKeyMap, mute: ['x'] } });
    press('Escape', screen.getByRole('dialog'));
    press('x');
    expect(engine.calls).toContain('setMuted true');
  });

  it('rejects a key that is in use, and says for what [PLAYER-31]', async () => {
    const onPreferencesChange = jest.fn();
    await open({ onPreferencesChange });
    await openHelp();
    fireEvent.click(button('Add a key for Mute'));
    press('f', button('Press a key'));
    expect(screen.getByText(/F is already used for “Fullscreen”/)).toBeTruthy();
    press('5', button('Press a key'));
    expect(screen.getByText(/^Number keys jump/)).toBeTruthy();
    expect(onPreferencesChange).not.toHaveBeenCalled();
    press('Escape', button('Press a key'));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('removes a key, restores the defaults, and switches letters, digits and signs off and on again', async () => {
    const onPreferencesChange = jest.fn();
    await open({ onPreferencesChange });
    await openHelp();
    expect((button('Reset all keys') as HTMLButtonElement).disabled).toBe(true);
    fireEvent.click(button('Change Space for Play or pause'));
    press('Backspace', button('Press a key. Backspace removes it.'));
    expect(onPreferencesChange).toHaveBeenLastCalledWith({ keys: { ...defaultKeyMap, playPause: ['k'] } });
    fireEvent.click(button('Reset all keys'));
    expect(onPreferencesChange).toHaveBeenLastCalledWith({ keys: defaultKeyMap });
    fireEvent.click(button('Turn off single-key shortcuts'));
    expect(onPreferencesChange).toHaveBeenLastCalledWith({ characterKeys: false });
    expect(screen.getByText(/^Single-key shortcuts are off\. Space/)).toBeTruthy();
    fireEvent.click(button('Turn on single-key shortcuts'));
    expect(onPreferencesChange).toHaveBeenLastCalledWith({ characterKeys: true });
  });
});
