import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { button, open, press, root } from './player-test-kit';

beforeEach(() => {
  const list = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.assign(window, { matchMedia: () => list });
});
afterEach(() => void Reflect.deleteProperty(window, 'matchMedia'));

describe('on a phone', () => {
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
