import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { stubMedia } from '../../../testing/stub-media';
import { swipeDirection } from './use-swipe';
import { withLead } from './with-lead';

const COUNT = 3;

/** Embla measures the page, which jsdom does not lay out; this only tracks its position. */
function fakeEmbla() {
  let index = 0;
  const listeners: (() => void)[] = [];
  const move = (step: number) => {
    index = (index + step + COUNT) % COUNT;
    listeners.forEach((listener) => listener());
  };
  const api = {
    on: (_event: string, listener: () => void) => (listeners.push(listener), api),
    off: () => api,
    rootNode: () => document.body,
    selectedScrollSnap: () => index,
    scrollNext: jest.fn((_jump: boolean) => move(1)),
    scrollPrev: jest.fn((_jump: boolean) => move(-1)),
    scrollTo: jest.fn((slide: number) => move(slide - index)),
  };
  return api;
}
let embla = fakeEmbla();
jest.unstable_mockModule('./use-embla', () => ({
  useEmbla: () => ({ viewport: { current: null }, embla, hasLoaded: true }),
}));
const { useCarousel } = await import('./use-carousel');

function Probe({ count = COUNT }: { count?: number }) {
  const [, carousel] = useCarousel(count);
  return (
    <div data-testid="carousel" {...carousel.holdHandlers}>
      <output>{carousel.index}</output>
      {carousel.canPause && <button onClick={carousel.togglePause}>pause</button>}
      <button onClick={carousel.next}>next</button>
      <button onClick={carousel.previous}>previous</button>
    </div>
  );
}
const position = (): number => Number(screen.getByRole('status').textContent);
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

let undoMedia: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  embla = fakeEmbla();
  undoMedia = stubMedia(/hover: hover/);
});
afterEach(() => {
  cleanup();
  undoMedia();
  jest.useRealTimers();
});

describe('the carousel', () => {
  it('advances every 5000 ms and wraps around [HOME-10]', () => {
    render(<Probe />);
    wait(4999);
    expect(position()).toBe(0);
    wait(1);
    expect(position()).toBe(1);
    wait(10_000);
    expect(position()).toBe(0);
  });

  it('pauses while hovered, for at most 10 s [HOME-11]', () => {
    render(<Probe />);
    fireEvent.mouseEnter(screen.getByTestId('carousel'));
    wait(9999);
    expect(position()).toBe(0);
    wait(1);
    wait(5000);
    expect(position()).toBe(1);
  });

  it('pauses while touched and continues when the finger leaves [HOME-11]', () => {
    render(<Probe />);
    fireEvent.touchStart(screen.getByTestId('carousel'));
    wait(6000);
    expect(position()).toBe(0);
    fireEvent.touchEnd(screen.getByTestId('carousel'));
    wait(5000);
    expect(position()).toBe(1);
  });

  it('ignores a change within 500 ms of the last one [HOME-13]', () => {
    render(<Probe />);
    press('next');
    wait(499);
    press('next');
    expect(position()).toBe(1);
    wait(1);
    press('next');
    expect(position()).toBe(2);
  });

  it('stays paused when the visitor pauses it, and the arrows still work [HOME-12]', () => {
    render(<Probe />);
    press('pause');
    wait(60_000);
    expect(position()).toBe(0);
    press('previous');
    expect(position()).toBe(2);
  });

  it('does not rotate with reduced motion, and jumps instead of sliding [HOME-12]', () => {
    undoMedia();
    undoMedia = stubMedia(/prefers-reduced-motion/);
    render(<Probe />);
    wait(60_000);
    expect(position()).toBe(0);
    expect(screen.queryByRole('button', { name: 'pause' })).toBeNull();
    press('next');
    expect(embla.scrollNext).toHaveBeenCalledWith(true);
  });

  it('pauses while the tab is hidden and continues afterwards', () => {
    render(<Probe />);
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    wait(20_000);
    expect(position()).toBe(0);
    hidden.mockReturnValue(false);
    wait(5000);
    expect(position()).toBe(1);
    hidden.mockRestore();
  });

  it('does not run with a single slide', () => {
    render(<Probe count={1} />);
    wait(20_000);
    expect(embla.scrollNext).not.toHaveBeenCalled();
  });
});

const from = { clientX: 100, clientY: 100 };

it.each([
  [90, 100, 'next'],
  [110, 100, 'previous'],
  [91, 100, null],
  [85, 130, null],
])('interprets a movement to %d, %d as: %s [HOME-14]', (clientX, clientY, expected) => {
  expect(swipeDirection(from, { clientX, clientY })).toBe(expected);
});

const items = (...keys: string[]) => keys.map((key) => ({ key }));
const keys = (slides: readonly { key: string }[]) => slides.map(({ key }) => key).join('');

it('what was left comes first, and the other slides stay where they are [HOME-17]', () => {
  expect(keys(withLead({ key: 'x' }, items('a', 'b', 'c', 'd'), 4))).toBe('xbca');
  expect(keys(withLead({ key: 'b' }, items('a', 'b', 'c', 'd', 'e'), 4))).toBe('bcda');
  expect(keys(withLead({ key: 'x' }, items('a'), 4))).toBe('xa');
  expect(keys(withLead({ key: 'x' }, [], 4))).toBe('x');
});
