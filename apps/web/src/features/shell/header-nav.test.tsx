import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { renderApp } from '../../testing/render-app';
import { HeaderNav } from './header-nav';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const link = (name: string) => screen.getByRole('link', { name });
const isOpen = (name: string) => link(name).getAttribute('aria-expanded') === 'true';
const wait = (ms: number) =>
  act(() => {
    jest.advanceTimersByTime(ms);
  });
/** jsdom does not support pointer types. React derives `pointerenter` and `pointerleave` from these. */
function mouse(type: string, name: string): void {
  const event = new MouseEvent(type, { bubbles: true });
  Object.defineProperty(event, 'pointerType', { value: 'mouse' });
  fireEvent(link(name), event);
}
const point = (name: string) => mouse('pointerover', name);
const leave = (name: string) => mouse('pointerout', name);

describe('the menus of the header', () => {
  it('open 200 ms after the pointer arrived, not before [SHELL-17]', () => {
    renderApp(<HeaderNav listCount={null} />);
    point('Movies');
    wait(199);
    expect(isOpen('Movies')).toBe(false);
    wait(1);
    expect(isOpen('Movies')).toBe(true);
    expect(screen.getByRole('link', { name: 'Netflix' }).getAttribute('href')).toBe('/networks/netflix');
  });

  it('do not open for a pointer that only passes over', () => {
    renderApp(<HeaderNav listCount={null} />);
    point('Movies');
    wait(100);
    leave('Movies');
    wait(1000);
    expect(isOpen('Movies')).toBe(false);
  });

  it('require the delay again 300 ms after the last one was left [SHELL-17]', () => {
    renderApp(<HeaderNav listCount={null} />);
    point('Movies');
    wait(200);
    leave('Movies');
    wait(150);
    expect(isOpen('Movies')).toBe(false);
    point('Series');
    wait(0);
    expect(isOpen('Series')).toBe(true);
    leave('Series');
    wait(150 + 300);
    point('Movies');
    wait(199);
    expect(isOpen('Movies')).toBe(false);
    wait(1);
    expect(isOpen('Movies')).toBe(true);
  });
});
