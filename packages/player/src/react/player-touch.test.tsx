import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { defaultPreferences } from './player-props';
import { button, open, pass, press, root, set } from './player-test-kit';

const surface = () => document.querySelector('.mq-player__surface') as HTMLElement;

/** Touches a fraction of the picture's width; the test controls the event clock. */
const finger = (atMs: number, x: number, y = 50) => {
  const element = surface();
  element.getBoundingClientRect = () => ({ left: 0, top: 0, width: 100, height: 100 }) as DOMRect;
  const send = (type: string, clientX: number, clientY: number) => {
    const event = new PointerEvent(type, { bubbles: true, pointerType: 'touch', clientX, clientY });
    Object.defineProperty(event, 'timeStamp', { value: atMs });
    act(() => void element.dispatchEvent(event));
  };
  return {
    tap() {
      send('pointerdown', x, y);
      send('pointerup', x, y);
    },
    swipe(toY: number) {
      send('pointerdown', x, y);
      send('pointermove', x, (y + toY) / 2);
      send('pointermove', x, toY);
      send('pointerup', x, toY);
    },
  };
};

describe('fingers', () => {
  it('tap to show and hide the controls [PLAYER-34]', async () => {
    await open();
    finger(0, 50).tap();
    expect(root().dataset.controls).toBe('hidden');
    finger(1000, 50).tap();
    expect(root().dataset.controls).toBe('visible');
  });

  it('tap twice at a side to seek 10 s, and once more for each further 10 [PLAYER-34]', async () => {
    const { engine } = await open();
    set(engine, { positionSec: 40 });
    finger(0, 90).tap();
    finger(200, 90).tap();
    expect(engine.getState().positionSec).toBe(50);
    expect(screen.getByText('10 seconds')).toBeTruthy();
    finger(600, 90).tap();
    finger(900, 90).tap();
    expect(engine.getState().positionSec).toBe(70);
    expect(screen.getByText('30 seconds')).toBeTruthy();
    await pass(1000);
    expect(screen.queryByText('30 seconds')).toBeNull();
    finger(3000, 10).tap();
    finger(3100, 10).tap();
    expect(engine.getState().positionSec).toBe(60);
    // The two taps did not toggle the controls.
    expect(root().dataset.controls).toBe('visible');
  });

  it('leave the volume alone, unless the visitor chose that [PLAYER-34]', async () => {
    const { engine, again } = await open({ preferences: { ...defaultPreferences, volume: 0.5 } });
    finger(0, 80, 80).swipe(40);
    expect(engine.getState().volume).toBe(0.5);
    await again({ preferences: { ...defaultPreferences, volume: 0.5, swipeVolume: true } });
    finger(0, 80, 80).swipe(40);
    expect(engine.getState().volume).toBe(1);
    finger(0, 80, 20).swipe(60);
    expect(engine.getState().volume).toBe(0.5);
    finger(0, 20, 20).swipe(60);
    expect(engine.getState().volume).toBe(0.5);
  });
});

describe('on a phone', () => {
  beforeEach(() => {
    const list = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
    Object.assign(window, { matchMedia: () => list });
  });
  afterEach(() => void Reflect.deleteProperty(window, 'matchMedia'));

  it('menus open at the bottom of the page, and a tap outside closes them', async () => {
    await open();
    fireEvent.click(button('Settings'));
    const menu = screen.getByRole('menu');
    expect(root().contains(menu)).toBe(false);
    press('ArrowDown', menu);
    expect(menu.contains(document.activeElement)).toBe(true);
    const shade = document.querySelector('.mq-sheet__shade') as HTMLElement;
    fireEvent.pointerDown(shade);
    expect(screen.getByRole('menu')).toBeTruthy();
    fireEvent.click(shade);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('so does a panel of the caller', async () => {
    await open({ panel: { label: 'Episodes', render: () => <a href="#two">Two</a> } });
    fireEvent.click(button('Episodes'));
    const list = screen.getByRole('dialog', { name: 'Episodes' });
    expect(root().contains(list)).toBe(false);
    fireEvent.click(document.querySelector('.mq-sheet__shade') as HTMLElement);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
